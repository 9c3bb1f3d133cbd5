// A new leaf is hung to no node.
#include <stdlib.h>
struct tree { int key; struct tree *left, *right; };
static struct tree *root;
static struct tree *leaf(int key) {
  struct tree *t = calloc(1, sizeof *t);
  t->key = key;
  return t;
}
static void insert(int key) {
  struct tree *t = root;
#ifdef MENDED
  if (!t) { root = leaf(key); return; }
#endif
  while (key < t->key ? t->left : t->right)
    t = key < t->key ? t->left : t->right;
  *(key < t->key ? &t->left : &t->right) = leaf(key);
}
int main(void) {
  insert(5);
  insert(3);
}
