// A function gives back on its way out what its caller gives back, too.
#include <stdlib.h>
static int use(char *p, int ok) {
  if (!ok) {
#ifndef MENDED
    free(p);
#endif
    return -1;
  }
  p[0] = 1;
  return 0;
}
int main(void) {
  char *p = malloc(4);
  int failed = use(p, 0);
  free(p);
  return failed + 1;
}
