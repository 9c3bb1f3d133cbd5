// A number is printed that nobody has set.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  int x = 1;
#else
  int x;
#endif
  printf("%d\n", x);
}
