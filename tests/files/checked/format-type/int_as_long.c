// An int is printed as a long.
#include <stdio.h>
int main(void) {
  int n = -1;
#ifdef MENDED
  printf("%d\n", n);
#else
  printf("%ld\n", n);
#endif
}
