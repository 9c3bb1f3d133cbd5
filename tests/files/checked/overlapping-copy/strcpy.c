// A string is moved to the left by `strcpy`.
#include <stdio.h>
#include <string.h>
int main(void) {
  char s[] = "  indented";
#ifdef MENDED
  memmove(s, s + 2, strlen(s + 2) + 1);
#else
  strcpy(s, s + 2);
#endif
  puts(s);
}
