// Digits without an end are made a number.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
#ifdef MENDED
  char digits[3] = { '4', '2' };
#else
  char digits[2] = { '4', '2' };
#endif
  printf("%d\n", atoi(digits));
}
