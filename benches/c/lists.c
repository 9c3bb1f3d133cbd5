// Linked lists: built, reversed, filtered, merged and sorted by merging.
// second: 13000
// test: 3 -> lists 8220606
#include <stdio.h>
#include <stdlib.h>

struct node {
  struct node *next;
  int value;
};

static struct node pool[4096];
static int used;

static struct node *cons(int value, struct node *next) {
  struct node *node = &pool[used++];
  node->value = value;
  node->next = next;
  return node;
}

static struct node *reverse(struct node *list) {
  struct node *out = NULL;
  while (list) {
    struct node *next = list->next;
    list->next = out;
    out = list;
    list = next;
  }
  return out;
}

static struct node *merge(struct node *a, struct node *b) {
  struct node head, *tail = &head;
  while (a && b) {
    if (a->value <= b->value) {
      tail->next = a;
      a = a->next;
    } else {
      tail->next = b;
      b = b->next;
    }
    tail = tail->next;
  }
  tail->next = a ? a : b;
  return head.next;
}

static struct node *sort(struct node *list) {
  if (!list || !list->next) return list;
  struct node *slow = list, *fast = list->next;
  while (fast && fast->next) {
    slow = slow->next;
    fast = fast->next->next;
  }
  struct node *half = slow->next;
  slow->next = NULL;
  return merge(sort(list), sort(half));
}

static int length(const struct node *list) {
  int n = 0;
  for (; list; list = list->next) n++;
  return n;
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 20;
  unsigned random = 7;
  unsigned long long sum = 0;
  for (long round = 0; round < n; round++) {
    struct node *list = NULL;
    used = 0;
    for (int i = 0; i < 1000; i++) {
      random = random * 1103515245u + 12345u;
      list = cons((int)(random >> 16 & 1023), list);
    }
    list = sort(reverse(list));
    struct node *odd = NULL;
    for (struct node *p = list; p; p = p->next)
      if (p->value & 1) odd = cons(p->value, odd);
    list = merge(list, reverse(odd));
    int k = 0;
    for (struct node *p = list; p; p = p->next) sum += (unsigned long long)(p->value * (k++ & 7));
    sum += (unsigned long long)length(list);
  }
  printf("lists %llu\n", sum);
  return 0;
}
