// The next node is read from the one that was just given back.
#include <stdlib.h>
struct node { int value; struct node *next; };
int main(void) {
  struct node *head = NULL;
  for (int i = 0; i < 3; i++) {
    struct node *n = malloc(sizeof *n);
    n->value = i;
    n->next = head;
    head = n;
  }
#ifdef MENDED
  for (struct node *n = head, *next; n; n = next) {
    next = n->next;
#else
  for (struct node *n = head; n; n = n->next)
#endif
    free(n);
#ifdef MENDED
  }
#endif
}
