// An index that leads from one variable into another.
#include <stdio.h>
int a[4] = { 1, 2, 3, 4 }, b[4] = { 5, 6, 7, 8 };
static int get(int *p, long i) { return p[i]; }
int main(void) {
#ifdef MENDED
  printf("%d\n", get(a, 3));
#else
  printf("%d\n", get(a, b - a));
#endif
}
