// A string is appended to memory of `malloc`.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *s = malloc(16);
#ifdef MENDED
  s[0] = 0;
#endif
  strcat(s, "text");
  puts(s);
  free(s);
}
