// A member of a structure is given back as if it were a block of its own.
#include <stdlib.h>
struct person { int age; char name[16]; };
int main(void) {
  struct person *p = calloc(1, sizeof *p);
#ifndef MENDED
  free(p->name);
#endif
  free(p);
}
