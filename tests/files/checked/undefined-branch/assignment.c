// The same by assignment.
#include <stdio.h>
struct point { int x, y, z; };
int main(void) {
  struct point a, b;
  a.x = a.y = 1;
#ifdef MENDED
  a.z = 2;
#endif
  b = a;
  if (b.z == 2)
    puts("two");
}
