// Two arguments are passed in the wrong order.
#include <stdio.h>
int main(void) {
  const char *name = "x";
  int n = 3;
#ifdef MENDED
  printf("%s: %d\n", name, n);
#else
  printf("%s: %d\n", n, name);
#endif
}
