// More is copied out of a variable than it has.
#include <stdio.h>
#include <string.h>
static char from[8] = "abcdefg";
int main(void) {
  char to[32] = "";
#ifdef MENDED
  memcpy(to, from, sizeof from);
#else
  memcpy(to, from, sizeof to);
#endif
  puts(to);
}
