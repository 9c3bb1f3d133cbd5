// The places in the source are shown where the program has them.
// flags: -g
#include <stdlib.h>
static void fill(int *v, int n) {
#ifdef MENDED
  for (int i = 0; i < n; i++)
#else
  for (int i = 0; i <= n; i++)
#endif
    v[i] = 0;
}
int main(void) {
  int *v = malloc(3 * sizeof *v);
  fill(v, 3);
  free(v);
}
