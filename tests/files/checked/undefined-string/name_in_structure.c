// The name in a structure is not set.
#include <stdio.h>
#include <stdlib.h>
struct person { int age; char name[12]; };
int main(void) {
  struct person *p = malloc(sizeof *p);
  p->age = 30;
#ifdef MENDED
  p->name[0] = 0;
#endif
  printf("%d %s\n", p->age, p->name);
  free(p);
}
