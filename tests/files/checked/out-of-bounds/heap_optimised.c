// The same mistake after clang's optimizer.
// flags: -O2
#include <stdlib.h>
#include <stdio.h>
__attribute__((noinline)) static int last(int *v, int n) {
#ifdef MENDED
  return v[n - 1];
#else
  return v[n];
#endif
}
int main(int argc, char **argv) {
  int *v = calloc(argc + 3, sizeof *v);
  printf("%d\n", last(v, argc + 3));
  free(v);
}
