// A buffer that is said to be aligned to 16, from its second byte on.
#include <stdio.h>
#include <stdlib.h>
static int sum(const char *data) {
  const char *p = __builtin_assume_aligned(data, 16);
  return p[0] + p[1];
}
int main(void) {
  char *b = calloc(1, 64);
#ifdef MENDED
  printf("%d\n", sum(b));
#else
  printf("%d\n", sum(b + 1));
#endif
  free(b);
}
