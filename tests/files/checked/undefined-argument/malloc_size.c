// A size that nobody has set.
#include <stdlib.h>
int main(void) {
#ifdef MENDED
  int n = 4;
#else
  int n;
#endif
  free(malloc(n));
}
