// A structure is copied from where only a part of it is.
#include <stdio.h>
struct large { int a[8]; };
struct small { int a[4]; };
int main(void) {
  struct small s = { { 1, 2, 3, 4 } };
#ifdef MENDED
  struct large l = { { s.a[0], s.a[1], s.a[2], s.a[3] } };
#else
  struct large l = *(struct large *)&s;
#endif
  printf("%d\n", l.a[0]);
}
