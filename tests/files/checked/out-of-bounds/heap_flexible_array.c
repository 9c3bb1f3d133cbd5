// A flexible array member that no room was made for.
#include <stdlib.h>
struct packet { int size; char data[]; };
int main(void) {
#ifdef MENDED
  struct packet *p = malloc(sizeof *p + 4);
#else
  struct packet *p = malloc(sizeof *p);
#endif
  p->size = 4;
  for (int i = 0; i < p->size; i++)
    p->data[i] = (char)i;
  free(p);
}
