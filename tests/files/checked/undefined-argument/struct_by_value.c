// A structure that is passed in registers is partly undefined.
#include <stdio.h>
struct pair { int a, b; };
static int second(struct pair p) { return p.b; }
int main(void) {
  struct pair p;
  p.a = 1;
#ifdef MENDED
  p.b = 2;
#endif
  printf("%d\n", second(p));
}
