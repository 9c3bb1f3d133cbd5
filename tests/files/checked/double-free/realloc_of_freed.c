// `realloc` of a block that was given back.
#include <stdlib.h>
int main(void) {
  char *p = malloc(4);
  free(p);
#ifdef MENDED
  p = realloc(NULL, 8);
#else
  p = realloc(p, 8);
#endif
  free(p);
}
