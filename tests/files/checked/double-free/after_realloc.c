// The old place is given back after `realloc` has done so.
#include <stdlib.h>
int main(void) {
  char *p = malloc(4);
  char *q = realloc(p, 400);
#ifndef MENDED
  free(p);
#endif
  free(q);
}
