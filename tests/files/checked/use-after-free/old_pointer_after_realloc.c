// The block has moved, the pointer to its first place has not.
#include <stdlib.h>
int main(void) {
  int *v = malloc(2 * sizeof *v);
  int *first = v;
  v[0] = 1;
  v = realloc(v, 1000 * sizeof *v);
#ifdef MENDED
  *v = 2;
#else
  *first = 2;
#endif
  free(v);
}
