// More is cleared than there is.
#include <stdlib.h>
#include <string.h>
int main(void) {
  int *p = malloc(8 * sizeof *p);
#ifdef MENDED
  memset(p, 0, 8 * sizeof *p);
#else
  memset(p, 0, 9 * sizeof *p);
#endif
  free(p);
}
