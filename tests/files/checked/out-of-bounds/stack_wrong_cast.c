// A number is written as one of more bytes than it has.
#include <stdio.h>
static void set(void *to) { *(long *)to = 5; }
int main(void) {
#ifdef MENDED
  long x = 0;
#else
  int x = 0;
#endif
  set(&x);
  printf("%d\n", (int)x);
}
