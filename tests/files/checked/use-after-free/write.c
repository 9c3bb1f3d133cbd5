// A write to a block that was given back.
#include <stdlib.h>
int main(void) {
  char *p = calloc(16, 1);
#ifndef MENDED
  free(p);
#endif
  p[3] = 1;
#ifdef MENDED
  free(p);
#endif
}
