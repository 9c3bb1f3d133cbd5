// A block is given back twice.
#include <stdlib.h>
int main(void) {
  char *p = malloc(4);
  free(p);
#ifndef MENDED
  free(p);
#endif
}
