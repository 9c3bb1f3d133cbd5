// An average over a number of elements that nobody has counted.
#include <stdio.h>
int main(void) {
  int sum = 10;
#ifdef MENDED
  int count = 5;
#else
  int count;
#endif
  printf("%d\n", sum / count);
}
