// A hash table with chains and string keys: insert, find, remove, grow.
// second: 14000000
// test: 3500 -> hashtable 6268 2388 4096
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry {
  struct entry *next;
  unsigned hash;
  int value;
  char key[16];
};

struct table {
  struct entry **buckets;
  unsigned size, used;
};

static unsigned hash(const char *key) {
  unsigned h = 2166136261u;
  for (; *key; key++) h = (h ^ (unsigned char)*key) * 16777619u;
  return h;
}

static void grow(struct table *t) {
  unsigned size = t->size ? t->size * 2 : 16;
  struct entry **buckets = calloc(size, sizeof *buckets);
  for (unsigned i = 0; i < t->size; i++)
    for (struct entry *e = t->buckets[i], *next; e; e = next) {
      next = e->next;
      e->next = buckets[e->hash & (size - 1)];
      buckets[e->hash & (size - 1)] = e;
    }
  free(t->buckets);
  t->buckets = buckets;
  t->size = size;
}

static struct entry *find(struct table *t, const char *key) {
  unsigned h = hash(key);
  for (struct entry *e = t->buckets[h & (t->size - 1)]; e; e = e->next)
    if (e->hash == h && strcmp(e->key, key) == 0) return e;
  return NULL;
}

static struct entry *insert(struct table *t, const char *key) {
  struct entry *e = find(t, key);
  if (e) return e;
  if (t->used++ >= t->size) grow(t);
  e = malloc(sizeof *e);
  strcpy(e->key, key);
  e->hash = hash(key);
  e->value = 0;
  e->next = t->buckets[e->hash & (t->size - 1)];
  t->buckets[e->hash & (t->size - 1)] = e;
  return e;
}

static void removed(struct table *t, const char *key) {
  unsigned h = hash(key);
  for (struct entry **at = &t->buckets[h & (t->size - 1)]; *at; at = &(*at)->next)
    if ((*at)->hash == h && strcmp((*at)->key, key) == 0) {
      struct entry *e = *at;
      *at = e->next;
      free(e);
      t->used--;
      return;
    }
}

static void name(char *out, unsigned n) {
  char digits[12];
  int k = 0;
  do digits[k++] = (char)('a' + n % 16);
  while (n /= 16);
  while (k > 0) *out++ = digits[--k];
  *out = 0;
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10000;
  struct table t = {0};
  char key[16];
  unsigned random = 1, found = 0;
  grow(&t);
  for (long i = 0; i < n; i++) {
    random = random * 1103515245u + 12345u;
    name(key, (random >> 8) % 5000u);
    insert(&t, key)->value += (int)(i & 15);
    name(key, (random >> 12) % 7000u);
    struct entry *e = find(&t, key);
    if (e) found += (unsigned)e->value;
    if (i % 5 == 0) {
      name(key, (random >> 4) % 5000u);
      removed(&t, key);
    }
  }
  printf("hashtable %u %u %u\n", found, t.used, t.size);
  return 0;
}
