// What is computed of something undefined is undefined.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  unsigned x = 9;
#else
  unsigned x;
#endif
  unsigned y = (x >> 3) * 7 + 1;
  printf("%u\n", y);
}
