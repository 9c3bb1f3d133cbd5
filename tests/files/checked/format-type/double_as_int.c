// A floating-point number is printed as an integer.
#include <stdio.h>
int main(void) {
  double price = 9.5;
#ifdef MENDED
  printf("%g\n", price);
#else
  printf("%d\n", price);
#endif
}
