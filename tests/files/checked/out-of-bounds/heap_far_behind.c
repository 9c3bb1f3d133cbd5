// An index far behind the block.
#include <stdlib.h>
int main(void) {
  int *table = calloc(16, sizeof *table);
#ifdef MENDED
  int at = 15;
#else
  int at = 100000;
#endif
  table[at] = 1;
  free(table);
}
