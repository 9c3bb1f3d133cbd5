// Rows and columns are confused.
#include <stdlib.h>
int main(void) {
  int rows = 3, columns = 5;
  int **m = malloc(rows * sizeof *m);
  for (int r = 0; r < rows; r++)
    m[r] = calloc(columns, sizeof **m);
#ifdef MENDED
  m[2][4] = 1;
#else
  m[4][2] = 1;
#endif
  for (int r = 0; r < rows; r++)
    free(m[r]);
  free(m);
}
