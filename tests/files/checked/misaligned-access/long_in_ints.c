// Two integers are read as one of twice the size.
#include <stdio.h>
#include <string.h>
int main(void) {
  int v[4] __attribute__((aligned(16))) = { 1, 2, 3, 4 };
#ifdef MENDED
  long l;
  memcpy(&l, v + 1, sizeof l);
#else
  long l = *(long *)(v + 1);
#endif
  printf("%lx\n", l);
}
