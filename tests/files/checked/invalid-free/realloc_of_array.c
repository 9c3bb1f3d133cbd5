// `realloc` of an array.
#include <stdlib.h>
int main(void) {
  int v[4] = { 0 };
#ifdef MENDED
  int *p = realloc(NULL, 8 * sizeof *p);
#else
  int *p = realloc(v, 8 * sizeof *p);
#endif
  p[7] = v[0];
  free(p);
}
