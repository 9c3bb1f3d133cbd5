// A search without an end where nothing is found.
#include <stdlib.h>
int main(void) {
  int *v = calloc(4, sizeof *v);
  int at = 0;
#ifdef MENDED
  while (at < 4 && v[at] != 9)
#else
  while (v[at] != 9)
#endif
    at++;
  free(v);
}
