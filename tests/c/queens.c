/* N queens, by solvers that are called through function pointers: bit masks, backtracking with an
 * explicit stack, permutations, and dancing links. All must count the same; visitors see each
 * solution and tell fundamental ones apart. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 12 };

/* Sees a solution; returns whether to go on. */
typedef int visitor(void *state, int n, const int *columns);
typedef long solver(int n, visitor *visit, void *state);

/* ---- bit masks, recursive ---- */

struct masks {
  int n, columns[MOST];
  visitor *visit;
  void *state;
  long found;
  int stopped;
};

static void place(struct masks *m, int row, unsigned taken, unsigned left, unsigned right) {
  unsigned all = (1u << m->n) - 1, free = all & ~(taken | left | right);
  if (row == m->n) {
    m->found++;
    if (m->visit && !m->visit(m->state, m->n, m->columns)) m->stopped = 1;
    return;
  }
  while (free != 0 && !m->stopped) {
    unsigned bit = free & -free;
    free ^= bit;
    m->columns[row] = __builtin_ctz(bit);
    place(m, row + 1, taken | bit, (left | bit) << 1, (right | bit) >> 1);
  }
}

static long by_masks(int n, visitor *visit, void *state) {
  struct masks m = {.n = n, .visit = visit, .state = state};
  place(&m, 0, 0, 0, 0);
  return m.found;
}

/* ---- a stack of its own ---- */

static int attacked(const int *columns, int row) {
  for (int other = 0; other < row; other++) {
    int apart = columns[row] - columns[other];
    if (apart == 0 || apart == row - other || apart == other - row) return 1;
  }
  return 0;
}

static long by_stack(int n, visitor *visit, void *state) {
  int columns[MOST], row = 0;
  long found = 0;
  columns[0] = -1;
  while (row >= 0) {
    do columns[row]++;
    while (columns[row] < n && attacked(columns, row));
    if (columns[row] == n) {
      row--;
    } else if (row == n - 1) {
      found++;
      if (visit && !visit(state, n, columns)) break;
    } else {
      columns[++row] = -1;
    }
  }
  return found;
}

/* ---- permutations in the order of the dictionary ---- */

static int next_permutation(int *a, int n) {
  int i = n - 2, j = n - 1;
  while (i >= 0 && a[i] >= a[i + 1]) i--;
  if (i < 0) return 0;
  while (a[j] <= a[i]) j--;
  int t = a[i];
  a[i] = a[j], a[j] = t;
  for (int low = i + 1, high = n - 1; low < high; low++, high--) t = a[low], a[low] = a[high], a[high] = t;
  return 1;
}

static long by_permutations(int n, visitor *visit, void *state) {
  int columns[MOST];
  long found = 0;
  for (int i = 0; i < n; i++) columns[i] = i;
  do {
    int good = 1;
    for (int row = 1; row < n && good; row++) good = !attacked(columns, row);
    if (!good) continue;
    found++;
    if (visit && !visit(state, n, columns)) break;
  } while (next_permutation(columns, n));
  return found;
}

/* ---- dancing links: rows and columns once, diagonals at most once ---- */

struct node {
  struct node *left, *right, *up, *down, *head;
  int row, column, size;
};

struct dance {
  int n, columns[MOST];
  struct node *root, *pool;
  int used;
  visitor *visit;
  void *state;
  long found;
  int stopped;
};

static void cover(struct node *head) {
  head->left->right = head->right, head->right->left = head->left;
  for (struct node *row = head->down; row != head; row = row->down)
    for (struct node *at = row->right; at != row; at = at->right) {
      at->up->down = at->down, at->down->up = at->up;
      at->head->size--;
    }
}

static void uncover(struct node *head) {
  for (struct node *row = head->up; row != head; row = row->up)
    for (struct node *at = row->left; at != row; at = at->left) {
      at->head->size++;
      at->up->down = at->down->up = at;
    }
  head->left->right = head->right->left = head;
}

static void dance(struct dance *d) {
  if (d->root->right == d->root) {
    d->found++;
    if (d->visit && !d->visit(d->state, d->n, d->columns)) d->stopped = 1;
    return;
  }
  struct node *least = d->root->right;
  for (struct node *at = least; at != d->root; at = at->right)
    if (at->size < least->size) least = at;
  cover(least);
  for (struct node *row = least->down; row != least && !d->stopped; row = row->down) {
    d->columns[row->row] = row->column;
    for (struct node *at = row->right; at != row; at = at->right) cover(at->head);
    dance(d);
    for (struct node *at = row->left; at != row; at = at->left) uncover(at->head);
  }
  uncover(least);
}

static long by_links(int n, visitor *visit, void *state) {
  struct dance d = {.n = n, .visit = visit, .state = state};
  int heads = 6 * n - 2;
  d.pool = calloc((size_t)(1 + heads + 4 * n * n), sizeof(struct node));
  if (d.pool == NULL) exit(2);
  d.root = &d.pool[d.used++];
  d.root->left = d.root->right = d.root;
  for (int i = 0; i < heads; i++) {
    struct node *head = &d.pool[d.used++];
    head->up = head->down = head->head = head->left = head->right = head;
    if (i < 2 * n) {
      head->left = d.root->left, head->right = d.root;
      d.root->left->right = head, d.root->left = head;
    }
  }
  for (int row = 0; row < n; row++)
    for (int column = 0; column < n; column++) {
      int places[4] = {row, n + column, 2 * n + row + column, 4 * n - 1 + row - column + n - 1};
      struct node *first = NULL;
      for (int i = 0; i < 4; i++) {
        struct node *head = &d.pool[1 + places[i]], *at = &d.pool[d.used++];
        at->head = head, at->row = row, at->column = column;
        at->up = head->up, at->down = head;
        head->up->down = at, head->up = at, head->size++;
        if (first == NULL) first = at->left = at->right = at;
        at->left = first->left, at->right = first;
        first->left->right = at, first->left = at;
      }
    }
  dance(&d);
  free(d.pool);
  return d.found;
}

/* ---- visitors ---- */

struct picture {
  int left;
};

static int draw(void *state, int n, const int *columns) {
  struct picture *p = state;
  for (int row = 0; row < n; row++) {
    for (int column = 0; column < n; column++) putchar(columns[row] == column ? 'Q' : '.');
    putchar('\n');
  }
  putchar('\n');
  return --p->left > 0;
}

/* A solution is fundamental if none of its mirrors and turns comes before it. */
static int count_fundamental(void *state, int n, const int *columns) {
  int now[MOST], turned[MOST];
  memcpy(now, columns, sizeof(int) * (size_t)n);
  for (int i = 0; i < 8; i++) {
    if (i == 4)
      for (int row = 0; row < n; row++) now[row] = n - 1 - columns[row];
    for (int row = 0; row < n; row++) turned[now[row]] = n - 1 - row;
    memcpy(now, turned, sizeof(int) * (size_t)n);
    for (int row = 0; row < n; row++) {
      if (now[row] > columns[row]) break;
      if (now[row] < columns[row]) return 1;
    }
  }
  ++*(long *)state;
  return 1;
}

/* A sum that does not depend on the order in which solutions come. */
static int add_up(void *state, int n, const int *columns) {
  unsigned long h = 1469598103934665603u;
  for (int row = 0; row < n; row++) h = (h ^ (unsigned long)columns[row]) * 1099511628211u;
  *(unsigned long *)state += h;
  return 1;
}

int main(void) {
  static const struct {
    const char *name;
    solver *solve;
    int most;
  } solvers[] = {{"masks", by_masks, 10}, {"stack", by_stack, 9}, {"permutations", by_permutations, 8}, {"links", by_links, 9}};
  for (size_t s = 0; s < sizeof solvers / sizeof *solvers; s++) {
    printf("%s:", solvers[s].name);
    for (int n = 1; n <= solvers[s].most; n++) printf(" %ld", solvers[s].solve(n, NULL, NULL));
    unsigned long sum = 0;
    solvers[s].solve(8, add_up, &sum);
    long fundamental = 0;
    solvers[s].solve(8, count_fundamental, &fundamental);
    printf("; of 8: %ld fundamental, sum %016lx\n", fundamental, sum);
  }
  struct picture two = {2};
  printf("%ld drawn\n", by_stack(6, draw, &two));
  two.left = 1;
  printf("%ld drawn\n", by_links(5, draw, &two));
  return 0;
}
