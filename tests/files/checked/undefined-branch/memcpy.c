// What is undefined stays so where it is copied to.
#include <stdio.h>
#include <string.h>
struct point { int x, y; };
int main(void) {
  struct point a, b;
  a.x = 1;
#ifdef MENDED
  a.y = 2;
#endif
  memcpy(&b, &a, sizeof b);
  if (b.y == 2)
    puts("two");
}
