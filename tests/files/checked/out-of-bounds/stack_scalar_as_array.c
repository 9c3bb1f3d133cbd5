// The address of one number is used as that of two.
#include <stdio.h>
static void pair(int *to) {
  to[0] = 1;
  to[1] = 2;
}
int main(void) {
#ifdef MENDED
  int x[2] = { 0 };
  pair(x);
#else
  int x = 0;
  pair(&x);
#endif
  printf("done\n");
}
