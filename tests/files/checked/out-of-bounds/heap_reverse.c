// A string is turned round with its end for its last character.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *s = strdup("abc");
  int n = (int)strlen(s);
  char *r = calloc(n + 1, 1);
  for (int i = 0; i < n; i++)
#ifdef MENDED
    r[n - i - 1] = s[i];
#else
    r[n - i + 1] = s[i];
#endif
  puts(r);
  free(r);
  free(s);
}
