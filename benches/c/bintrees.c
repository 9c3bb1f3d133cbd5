// Binary trees, allocated, walked and freed.
// second: 130000
// test: 32 -> bintrees 10144 2047
#include <stdio.h>
#include <stdlib.h>

struct node {
  struct node *left, *right;
};

static struct node *tree(int depth) {
  struct node *node = malloc(sizeof *node);
  node->left = depth > 0 ? tree(depth - 1) : NULL;
  node->right = depth > 0 ? tree(depth - 1) : NULL;
  return node;
}

static int count(const struct node *node) { return node->left ? 1 + count(node->left) + count(node->right) : 1; }

static void release(struct node *node) {
  if (node->left) {
    release(node->left);
    release(node->right);
  }
  free(node);
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 100;
  unsigned long long sum = 0;
  struct node *old = tree(10);
  for (long i = 0; i < n; i++) {
    struct node *young = tree((int)(4 + i % 6));
    sum += (unsigned long long)count(young);
    release(young);
  }
  printf("bintrees %llu %d\n", sum, count(old));
  release(old);
  return 0;
}
