// The size of a table of hashes is not set.
#include <stdio.h>
#include <stdlib.h>
struct table { unsigned size, used; };
int main(void) {
  struct table *t = malloc(sizeof *t);
  t->used = 0;
#ifdef MENDED
  t->size = 16;
#endif
  printf("%u\n", 100 % t->size);
  free(t);
}
