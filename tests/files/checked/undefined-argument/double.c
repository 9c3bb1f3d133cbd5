// A floating-point number is printed that is partly undefined.
#include <stdio.h>
int main(void) {
  double v[2];
  v[0] = 1;
#ifdef MENDED
  v[1] = 2;
#endif
  printf("%g %g\n", v[0], v[1]);
}
