// A condition that nobody has set.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  int x = 0;
#else
  int x;
#endif
  if (x > 3)
    puts("large");
}
