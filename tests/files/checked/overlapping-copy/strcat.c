// A string is appended to itself.
#include <stdio.h>
#include <string.h>
int main(void) {
  char s[32] = "abc";
#ifdef MENDED
  strncat(s, "abc", 3);
#else
  strcat(s, s);
#endif
  puts(s);
}
