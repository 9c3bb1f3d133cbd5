// A block that was made smaller is used as before.
#include <stdlib.h>
int main(void) {
  int *p = malloc(10 * sizeof *p);
  p[9] = 1;
#ifdef MENDED
  p = realloc(p, 10 * sizeof *p);
#else
  p = realloc(p, 5 * sizeof *p);
#endif
  p[9] = 2;
  free(p);
}
