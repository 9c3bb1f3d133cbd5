// The pointer that has walked through a string is given back.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *s = strdup("abc");
  int n = 0;
#ifdef MENDED
  for (char *p = s; *p;) {
#else
  while (*s) {
#endif
    n++;
#ifdef MENDED
    p++;
#else
    s++;
#endif
  }
  printf("%d\n", n);
  free(s);
}
