// The rows of a matrix that is a single block are given back.
#include <stdlib.h>
int main(void) {
  int *cells = calloc(12, sizeof *cells);
  int *rows[3];
  for (int r = 0; r < 3; r++)
    rows[r] = cells + 4 * r;
#ifdef MENDED
  for (int r = 0; r >= 0; r--)
#else
  for (int r = 2; r >= 0; r--)
#endif
    free(rows[r]);
}
