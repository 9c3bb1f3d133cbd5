// A text is printed into itself.
#include <stdio.h>
int main(void) {
  char s[32] = "abc";
#ifdef MENDED
  char t[32]; sprintf(t, "%s%s", s, "def");
  puts(t);
#else
  sprintf(s, "%s%s", s, "def");
  puts(s);
#endif
}
