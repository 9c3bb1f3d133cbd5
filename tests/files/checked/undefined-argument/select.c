// One of two values is undefined, and is chosen.
#include <stdio.h>
int main(int argc, char **argv) {
#ifdef MENDED
  int a = 1;
#else
  int a;
#endif
  int b = 2;
  int c = argc > 0 ? a : b;
  printf("%d\n", c);
}
