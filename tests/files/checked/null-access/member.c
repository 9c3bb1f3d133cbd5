// A member of a structure that is not there.
#include <stdio.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
int main(void) {
  struct node n = { 1, NULL };
#ifdef MENDED
  printf("%d\n", n.value);
#else
  printf("%d\n", n.next->value);
#endif
}
