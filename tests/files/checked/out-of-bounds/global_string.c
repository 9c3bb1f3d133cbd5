// A character behind the end of a constant string.
#include <stdio.h>
int main(int argc, char **argv) {
  const char *s = "abc";
#ifdef MENDED
  printf("%d\n", s[argc + 2]);
#else
  printf("%d\n", s[argc + 3]);
#endif
}
