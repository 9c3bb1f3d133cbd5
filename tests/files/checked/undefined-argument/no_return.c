// A function without `return` on one way.
#include <stdio.h>
static int sign(int n) {
  int result;
  if (n > 0)
    result = 1;
  if (n < 0)
    result = -1;
#ifdef MENDED
  if (n == 0)
    result = 0;
#endif
  return result;
}
int main(void) { printf("%d\n", sign(0)); }
