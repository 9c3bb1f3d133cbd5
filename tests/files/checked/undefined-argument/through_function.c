// A function gives on what it is given.
#include <stdio.h>
static int same(const int *p) { int x = *p; return x >= 0 ? 1 : 0; }
int main(void) {
#ifdef MENDED
  int x = 1;
#else
  int x;
#endif
  printf("%d\n", same(&x));
}
