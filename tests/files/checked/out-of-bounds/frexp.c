// The exponent of a number is written to a character.
#include <math.h>
#include <stdio.h>
int main(void) {
#ifdef MENDED
  int e;
#else
  char e;
#endif
  printf("%g\n", frexp(8, (int *)&e));
}
