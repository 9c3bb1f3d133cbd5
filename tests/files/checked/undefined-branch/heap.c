// Memory of `malloc` is no zero.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
#ifdef MENDED
  int *counts = calloc(4, sizeof *counts);
#else
  int *counts = malloc(4 * sizeof *counts);
#endif
  if (counts[2] == 0)
    puts("zero");
  free(counts);
}
