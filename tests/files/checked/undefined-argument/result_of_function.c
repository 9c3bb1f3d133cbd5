// A function returns what it has not set.
#include <stdio.h>
#include <stdlib.h>
static int first(void) {
  int *p = malloc(sizeof *p);
#ifdef MENDED
  *p = 1;
#endif
  int x = *p;
  free(p);
  return x;
}
int main(void) { printf("%d\n", first()); }
