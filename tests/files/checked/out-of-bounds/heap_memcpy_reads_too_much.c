// More is copied than there is to read.
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *from = calloc(4, 1);
  char to[16];
#ifdef MENDED
  memcpy(to, from, 4);
#else
  memcpy(to, from, sizeof to);
#endif
  free(from);
  return to[0];
}
