// The upper half of a divisor is not set.
#include <stdio.h>
#include <string.h>
int main(void) {
#ifdef MENDED
  long n = 0;
#else
  long n;
#endif
  int five = 5;
  memcpy(&n, &five, sizeof five);
  printf("%ld\n", 100 / n);
}
