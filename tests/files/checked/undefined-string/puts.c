// A text that nobody has written.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  char s[8] = "";
#else
  char s[8];
#endif
  puts(s);
}
