// A number is printed that is not passed.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  printf("%d and %d\n", 1, 2);
#else
  printf("%d and %d\n", 1);
#endif
}
