// A string is printed as a number.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  printf("%s\n", "text");
#else
  printf("%d\n", "text");
#endif
}
