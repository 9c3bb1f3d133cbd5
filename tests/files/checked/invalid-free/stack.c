// A variable is given back.
#include <stdlib.h>
int main(void) {
  int x[4];
#ifdef MENDED
  int *p = malloc(sizeof x);
#else
  int *p = x;
#endif
  free(p);
}
