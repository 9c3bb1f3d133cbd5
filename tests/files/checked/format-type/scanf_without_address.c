// The value of a variable is passed where its address is to be.
#include <stdio.h>
int main(void) {
  int n = 0;
#ifdef MENDED
  sscanf("5", "%d", &n);
#else
  sscanf("5", "%d", n);
#endif
  printf("%d\n", n);
}
