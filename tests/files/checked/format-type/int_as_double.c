// An integer is printed as a floating-point number.
#include <stdio.h>
int main(void) {
  int n = 5;
#ifdef MENDED
  printf("%f\n", (double)n);
#else
  printf("%f\n", n);
#endif
}
