// A number of four bytes is read to one of two.
#include <stdio.h>
int main(void) {
  short n = 0;
#ifdef MENDED
  sscanf("5", "%hd", &n);
#else
  sscanf("5", "%d", (int *)&n);
#endif
  printf("%d\n", n);
}
