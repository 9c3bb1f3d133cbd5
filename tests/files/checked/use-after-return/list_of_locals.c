// The node of a list is a variable of the function that puts it there.
#include <stdio.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
static struct node *list;
static void push(int value) {
#ifdef MENDED
  struct node *n = malloc(sizeof *n);
#else
  struct node local, *n = &local;
#endif
  n->value = value;
  n->next = list;
  list = n;
}
int main(void) {
  push(1);
  push(2);
  printf("%d\n", list->value);
}
