// A tree is given back from its root on.
#include <stdlib.h>
struct tree { struct tree *left, *right; };
static struct tree *make(int depth) {
  struct tree *t = calloc(1, sizeof *t);
  if (depth > 0) {
    t->left = make(depth - 1);
    t->right = make(depth - 1);
  }
  return t;
}
static void drop(struct tree *t) {
  if (!t)
    return;
#ifndef MENDED
  free(t);
#endif
  drop(t->left);
  drop(t->right);
#ifdef MENDED
  free(t);
#endif
}
int main(void) { drop(make(3)); }
