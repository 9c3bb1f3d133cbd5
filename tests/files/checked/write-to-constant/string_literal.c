// A constant string is changed.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  char s[] = "hello";
#else
  char *s = "hello";
#endif
  s[0] = 'H';
  puts(s);
}
