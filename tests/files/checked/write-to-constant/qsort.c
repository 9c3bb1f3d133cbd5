// A constant table is sorted.
#include <stdio.h>
#include <stdlib.h>
#ifdef MENDED
static int v[3] = { 3, 1, 2 };
#else
static const int v[3] = { 3, 1, 2 };
#endif
static int compare(const void *a, const void *b) {
  return *(const int *)a - *(const int *)b;
}
int main(void) {
  qsort((void *)v, 3, sizeof *v, compare);
  printf("%d\n", v[0]);
}
