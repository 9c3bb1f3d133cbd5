// A structure is copied to where its second half lies.
#include <stdio.h>
#include <string.h>
struct half { long a[2]; };
int main(void) {
  struct half h[4] = { { { 1, 2 } } };
#ifdef MENDED
  memcpy(&h[1], &h[0], sizeof *h);
#else
  memcpy(&h[0].a[1], &h[0], sizeof *h);
#endif
  printf("%ld\n", h[1].a[0]);
}
