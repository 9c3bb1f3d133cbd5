// More is taken from a stack than was put there.
#include <stdio.h>
#include <stdlib.h>
struct stack { int *base; int count; };
static int pop(struct stack *s) { return s->base[--s->count]; }
int main(void) {
  struct stack s = { calloc(4, sizeof(int)), 0 };
  s.base[s.count++] = 1;
  printf("%d\n", pop(&s));
#ifndef MENDED
  printf("%d\n", pop(&s));
#endif
  free(s.base);
}
