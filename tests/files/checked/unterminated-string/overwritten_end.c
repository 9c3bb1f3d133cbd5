// The end of a string is written over.
#include <stdio.h>
int main(void) {
  char s[4] = "abc";
#ifdef MENDED
  s[2] = 'd';
#else
  s[3] = 'd';
#endif
  puts(s);
}
