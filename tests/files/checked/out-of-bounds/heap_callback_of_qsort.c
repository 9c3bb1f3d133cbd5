// The function that compares reads behind the last element.
#include <stdlib.h>
static int compare(const void *a, const void *b) {
  const int *x = a, *y = b;
#ifdef MENDED
  return x[0] - y[0];
#else
  return x[1] - y[1];
#endif
}
int main(void) {
  int *v = calloc(3, sizeof *v);
  v[0] = 2;
  qsort(v, 3, sizeof *v, compare);
  free(v);
}
