// The size of a pointer stands for that of what it leads to.
#include <stdlib.h>
struct point { double x, y, z; };
int main(void) {
  struct point *p;
#ifdef MENDED
  p = malloc(sizeof(*p));
#else
  p = malloc(sizeof(p));
#endif
  p->x = 1;
  p->y = 2;
  p->z = 3;
  free(p);
}
