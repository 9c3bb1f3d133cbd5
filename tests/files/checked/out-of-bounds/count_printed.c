// `%n` writes an int.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  int n = 0;
#else
  short n = 0;
#endif
  printf("abc%n\n", (int *)&n);
}
