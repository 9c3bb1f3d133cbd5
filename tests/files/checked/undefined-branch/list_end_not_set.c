// The last node leads nowhere certain.
#include <stdlib.h>
struct node { int value; struct node *next; };
int main(void) {
  struct node *n = malloc(sizeof *n);
  n->value = 1;
#ifdef MENDED
  n->next = NULL;
#endif
  while (n) {
    struct node *next = n->next;
    free(n);
    n = next;
  }
}
