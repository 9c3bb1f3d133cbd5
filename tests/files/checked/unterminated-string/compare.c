// A string without its end is compared.
#include <stdio.h>
#include <string.h>
int main(void) {
  char a[3] = { 'a', 'b', 'c' };
#ifdef MENDED
  printf("%d\n", strncmp(a, "abcd", 3) == 0);
#else
  printf("%d\n", strcmp(a, "abcd") == 0);
#endif
}
