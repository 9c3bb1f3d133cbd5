// One element too many is sorted.
#include <stdlib.h>
static int compare(const void *a, const void *b) {
  return *(const int *)a - *(const int *)b;
}
int main(void) {
  int *v = malloc(4 * sizeof *v);
  for (int i = 0; i < 4; i++)
    v[i] = 4 - i;
#ifdef MENDED
  qsort(v, 4, sizeof *v, compare);
#else
  qsort(v, 5, sizeof *v, compare);
#endif
  free(v);
}
