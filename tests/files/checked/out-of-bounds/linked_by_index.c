// A list by indices whose last one has no end.
#include <stdio.h>
struct node { int value, next; };
int main(void) {
#ifdef MENDED
  struct node n[3] = { { 1, 1 }, { 2, 2 }, { 3, -1 } };
#else
  struct node n[3] = { { 1, 1 }, { 2, 2 }, { 3, 3 } };
#endif
  for (int i = 0; i >= 0; i = n[i].next)
    printf("%d\n", n[i].value);
}
