// The same to an array.
#include <stdio.h>
int main(void) {
  char to[40];
#ifdef MENDED
  sprintf(to, "%g", 2.5);
#else
  sprintf(to, "%d", 2.5);
#endif
  puts(to);
}
