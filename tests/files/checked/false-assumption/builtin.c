// An assumption about a length that does not hold for an empty line.
#include <stdio.h>
#include <string.h>
static int last(const char *line) {
  int n = (int)strlen(line);
  __builtin_assume(n > 0);
  return line[n - 1];
}
int main(void) {
#ifdef MENDED
  printf("%c\n", last("abc"));
#else
  printf("%c\n", last(""));
#endif
}
