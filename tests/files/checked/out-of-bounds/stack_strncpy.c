// More is padded than the array has.
#include <stdio.h>
#include <string.h>
int main(void) {
  char to[8];
#ifdef MENDED
  strncpy(to, "ab", 8);
#else
  strncpy(to, "ab", 16);
#endif
  puts(to);
}
