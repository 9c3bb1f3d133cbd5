// An index of a ring that is taken modulo too large a number.
#include <stdlib.h>
int main(void) {
  unsigned char *ring = malloc(8);
  unsigned head = 0;
  for (int i = 0; i < 12; i++) {
    ring[head] = (unsigned char)i;
#ifdef MENDED
    head = (head + 1) % 8;
#else
    head = (head + 1) % 9;
#endif
  }
  free(ring);
}
