// An address inside of a block is given back.
#include <stdlib.h>
int main(void) {
  char *p = calloc(10, 1);
#ifndef MENDED
  p++;
#endif
  free(p);
}
