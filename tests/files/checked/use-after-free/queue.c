// The last element of a queue is given back while its end still leads there.
#include <stdlib.h>
struct node { struct node *next; };
static struct node *first, *last;
static void put(void) {
  struct node *n = calloc(1, sizeof *n);
  if (last)
    last->next = n;
  else
    first = n;
  last = n;
}
static void take(void) {
  struct node *n = first;
  first = n->next;
#ifdef MENDED
  if (!first)
    last = NULL;
#endif
  free(n);
}
int main(void) {
  put();
  take();
  put();
  take();
}
