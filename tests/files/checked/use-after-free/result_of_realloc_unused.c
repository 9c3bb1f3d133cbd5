// The result of `realloc` is dropped.
#include <stdlib.h>
int main(void) {
  int *v = malloc(2 * sizeof *v);
#ifdef MENDED
  v = realloc(v, 64 * sizeof *v);
#else
  realloc(v, 64 * sizeof *v);
#endif
  v[1] = 3;
  free(v);
}
