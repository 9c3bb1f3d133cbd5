// A number is printed as a string.
#include <stdio.h>
int main(void) {
  int n = 65;
#ifdef MENDED
  printf("%c\n", n);
#else
  printf("%s\n", n);
#endif
}
