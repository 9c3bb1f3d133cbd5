// A function gives back the structure whose member it returns.
#include <stdio.h>
#include <stdlib.h>
struct box { int value; };
static int take(struct box *b) {
#ifdef MENDED
  int value = b->value;
#endif
  free(b);
#ifdef MENDED
  return value;
#else
  return b->value;
#endif
}
int main(void) {
  struct box *b = malloc(sizeof *b);
  b->value = 4;
  printf("%d\n", take(b));
}
