// A node is given back that the list still leads to.
#include <stdio.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
static struct node *push(struct node *next, int value) {
  struct node *n = malloc(sizeof *n);
  n->value = value;
  n->next = next;
  return n;
}
int main(void) {
  struct node *list = push(push(push(NULL, 3), 2), 1);
  struct node *second = list->next;
#ifdef MENDED
  list->next = second->next;
#endif
  free(second);
  for (struct node *n = list; n; n = n->next)
    printf("%d\n", n->value);
}
