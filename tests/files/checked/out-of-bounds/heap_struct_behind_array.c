// A field of the structure behind the last one.
#include <stdio.h>
#include <stdlib.h>
struct item { int key; int value; };
int main(void) {
  struct item *items = calloc(4, sizeof *items);
  int n = 4;
#ifdef MENDED
  printf("%d\n", items[n - 1].value);
#else
  printf("%d\n", items[n].value);
#endif
  free(items);
}
