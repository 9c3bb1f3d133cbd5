// A function makes a list longer, and its caller keeps the old place.
#include <stdlib.h>
#ifdef MENDED
static void grow(int **v, int n) { *v = realloc(*v, n * sizeof **v); }
#else
static void grow(int *v, int n) { v = realloc(v, n * sizeof *v); }
#endif
int main(void) {
  int *v = calloc(2, sizeof *v);
#ifdef MENDED
  grow(&v, 100);
#else
  grow(v, 100);
#endif
  v[0] = 1;
  free(v);
}
