// A string is appended to a constant one.
#include <stdio.h>
#include <string.h>
int main(void) {
#ifdef MENDED
  char s[] = "abc\0........";
#else
  char *s = "abc\0........";
#endif
  strcat(s, "def");
  puts(s);
}
