// A copy is made of a block that was given back.
#include <stdlib.h>
#include <string.h>
int main(void) {
  int to[4];
  int *from = calloc(4, sizeof *from);
#ifndef MENDED
  free(from);
#endif
  memcpy(to, from, sizeof to);
#ifdef MENDED
  free(from);
#endif
  return to[2];
}
