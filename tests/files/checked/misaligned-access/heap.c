// A double is written between the elements of a block.
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *p = malloc(64);
  double d = 1;
#ifdef MENDED
  memcpy(p + 12, &d, sizeof d);
#else
  *(double *)(p + 12) = d;
#endif
  free(p);
}
