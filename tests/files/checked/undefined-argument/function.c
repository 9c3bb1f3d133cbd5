// A variable is passed before it is set.
#include <stdio.h>
static int twice(int x) { return 2 * x; }
int main(void) {
#ifdef MENDED
  int x = 4;
#else
  int x;
#endif
  int y = twice(x);
#ifndef MENDED
  x = 4;
#endif
  printf("%d\n", y + x);
}
