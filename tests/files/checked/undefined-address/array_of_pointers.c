// An array of pointers that nobody has set.
#include <stdlib.h>
int main(void) {
  int x = 0;
#ifdef MENDED
  int **rows = malloc(3 * sizeof *rows); rows[1] = &x;
#else
  int **rows = malloc(3 * sizeof *rows);
#endif
  rows[0] = &x;
  rows[1][0] = 1;
  free(rows);
}
