// The address of a parameter is returned.
#include <stdio.h>
struct large { long a[8]; };
#ifdef MENDED
static long *first(struct large *l) { long *p = l->a; return p; }
#else
static long *first(struct large l) { long *p = l.a; return p; }
#endif
int main(void) {
  struct large l = { { 1 } };
#ifdef MENDED
  printf("%ld\n", *first(&l));
#else
  printf("%ld\n", *first(l));
#endif
}
