// Two branches of a tree lead to the same leaf.
#include <stdlib.h>
struct tree { struct tree *left, *right; };
static void drop(struct tree *t) {
  if (!t)
    return;
  drop(t->left);
  drop(t->right);
  free(t);
}
int main(void) {
  struct tree *leaf = calloc(1, sizeof *leaf);
  struct tree *root = calloc(1, sizeof *root);
  root->left = leaf;
#ifdef MENDED
  root->right = calloc(1, sizeof *leaf);
#else
  root->right = leaf;
#endif
  drop(root);
}
