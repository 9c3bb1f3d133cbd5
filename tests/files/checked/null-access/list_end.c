// A list is asked for one node more than it has.
#include <stdio.h>
#include <stddef.h>
struct node { int value; struct node *next; };
int main(void) {
  struct node b = { 2, NULL }, a = { 1, &b };
  struct node *n = &a;
#ifdef MENDED
  while (n && n->value != 3)
#else
  while (n->value != 3)
#endif
    n = n->next;
  puts("not found");
}
