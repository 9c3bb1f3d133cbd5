// The end of a reversed string is forgotten.
#include <stdio.h>
#include <string.h>
int main(void) {
  const char *from = "abc";
  char to[10];
  int n = (int)strlen(from);
  for (int i = 0; i < n; i++)
    to[i] = from[n - 1 - i];
#ifdef MENDED
  to[n] = 0;
#endif
  puts(to);
}
