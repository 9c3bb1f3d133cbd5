// `realloc` with a size of zero gives the block back.
#include <stdlib.h>
int main(void) {
  char *p = malloc(8);
#ifdef MENDED
  char *q = p = realloc(p, 16);
#else
  char *q = realloc(p, 0);
#endif
  p[0] = 1;
  free(q);
}
