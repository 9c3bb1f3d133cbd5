// A text is printed into itself, within a size.
#include <stdio.h>
int main(void) {
  char s[32] = "abc", t[32];
#ifdef MENDED
  snprintf(t, sizeof t, "<%s>", s);
#else
  snprintf(s, sizeof s, "<%s>", s);
#endif
}
