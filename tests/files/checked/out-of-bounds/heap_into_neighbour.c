// An index that leads into the next block. Blocks of this size are not those that jitlite has given back.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  int *a = malloc(40000);
  int *b = malloc(40000);
  b[0] = 7;
  a[0] = 5;
  long apart = b - a;
#ifdef MENDED
  printf("%d\n", b[0]);
#else
  printf("%d\n", a[apart]);
#endif
  free(a);
  free(b);
}
