// The width takes an argument, too.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  printf("%*d\n", 5, 42);
#else
  printf("%*d\n", 5);
#endif
}
