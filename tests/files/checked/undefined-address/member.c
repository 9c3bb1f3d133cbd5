// A pointer in a structure that was not set.
#include <stdlib.h>
struct node { struct node *next; int value; };
int main(void) {
  struct node *n = malloc(sizeof *n);
  n->value = 1;
#ifdef MENDED
  n->next = n;
#endif
  n->next->value = 2;
  free(n);
}
