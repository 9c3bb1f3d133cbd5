// `strncpy` writes no end where the string is long.
#include <stdio.h>
#include <string.h>
int main(void) {
  char to[5];
  strncpy(to, "much longer", sizeof to);
#ifdef MENDED
  to[4] = 0;
#endif
  printf("%s\n", to);
}
