// So many bytes are asked for as there are to be elements.
#include <stdlib.h>
int main(void) {
#ifdef MENDED
  long *sums = malloc(10 * sizeof(long));
#else
  long *sums = malloc(10);
#endif
  sums[0] = 1;
  sums[1] = 2;
  sums[2] = 3;
  free(sums);
}
