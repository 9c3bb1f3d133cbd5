// A long is printed as an int.
#include <stdio.h>
int main(void) {
  long n = 1L << 40;
#ifdef MENDED
  printf("%ld\n", n);
#else
  printf("%d\n", n);
#endif
}
