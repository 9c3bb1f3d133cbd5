// A part of a string is copied by `memcpy`, its end is not.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *s = malloc(10);
  memcpy(s, "hello world", 5);
#ifdef MENDED
  s[5] = 0;
#endif
  printf("%zu\n", strlen(s));
  free(s);
}
