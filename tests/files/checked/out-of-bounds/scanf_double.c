// A double is read to a float.
#include <stdio.h>
int main(void) {
  float f = 0;
#ifdef MENDED
  sscanf("1.5", "%f", &f);
#else
  sscanf("1.5", "%lf", (double *)&f);
#endif
  printf("%g\n", f);
}
