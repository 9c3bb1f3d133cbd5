// The new part of a block that has grown.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  int *v = calloc(2, sizeof *v);
  v = realloc(v, 4 * sizeof *v);
#ifdef MENDED
  v[2] = v[3] = 0;
#endif
  if (v[3] == 0)
    puts("zero");
  free(v);
}
