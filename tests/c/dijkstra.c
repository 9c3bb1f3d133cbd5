/* Shortest paths: Dijkstra with a binary heap that knows where its entries are, on a random graph
 * and on a maze, compared with Bellman-Ford and with breadth-first search. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct edge {
  int to, weight, next;
};

struct graph {
  int nodes, edges, room;
  int *first;
  struct edge *list;
};

struct heap {
  int count;
  int *nodes;  /* the heap */
  int *place;  /* where each node is, or -1 */
  const long *key;
};

static void *get(size_t count, size_t size) {
  void *memory = calloc(count ? count : 1, size);
  if (memory == NULL) {
    fprintf(stderr, "no memory\n");
    exit(2);
  }
  return memory;
}

static struct graph *graph_new(int nodes) {
  struct graph *g = get(1, sizeof *g);
  g->nodes = nodes;
  g->first = get((size_t)nodes, sizeof(int));
  for (int i = 0; i < nodes; i++) g->first[i] = -1;
  return g;
}

static void graph_free(struct graph *g) {
  free(g->first);
  free(g->list);
  free(g);
}

static void connect(struct graph *g, int from, int to, int weight) {
  if (g->edges == g->room) {
    g->room = g->room ? g->room * 2 : 16;
    g->list = realloc(g->list, sizeof(struct edge) * (size_t)g->room);
    if (g->list == NULL) exit(2);
  }
  g->list[g->edges] = (struct edge){to, weight, g->first[from]};
  g->first[from] = g->edges++;
}

static int before(const struct heap *h, int a, int b) {
  if (h->key[a] != h->key[b]) return h->key[a] < h->key[b];
  return a < b;
}

static void put(struct heap *h, int at, int node) {
  h->nodes[at] = node;
  h->place[node] = at;
}

static void sift_up(struct heap *h, int at) {
  int node = h->nodes[at];
  while (at > 0 && before(h, node, h->nodes[(at - 1) / 2])) {
    put(h, at, h->nodes[(at - 1) / 2]);
    at = (at - 1) / 2;
  }
  put(h, at, node);
}

static void sift_down(struct heap *h, int at) {
  int node = h->nodes[at];
  for (;;) {
    int child = 2 * at + 1;
    if (child >= h->count) break;
    if (child + 1 < h->count && before(h, h->nodes[child + 1], h->nodes[child])) child++;
    if (!before(h, h->nodes[child], node)) break;
    put(h, at, h->nodes[child]);
    at = child;
  }
  put(h, at, node);
}

static int take_least(struct heap *h) {
  int least = h->nodes[0];
  h->place[least] = -1;
  if (--h->count > 0) {
    put(h, 0, h->nodes[h->count]);
    sift_down(h, 0);
  }
  return least;
}

static void lower(struct heap *h, int node) {
  if (h->place[node] < 0) put(h, h->count++, node);
  sift_up(h, h->place[node]);
}

/* Fills in the distances and the node before each on its way; returns how many were reached. */
static int dijkstra(const struct graph *g, int start, long *distance, int *previous) {
  struct heap h = {0, get((size_t)g->nodes, sizeof(int)), get((size_t)g->nodes, sizeof(int)), distance};
  int reached = 0;
  for (int i = 0; i < g->nodes; i++) distance[i] = LONG_MAX, previous[i] = -1, h.place[i] = -1;
  distance[start] = 0;
  lower(&h, start);
  while (h.count > 0) {
    int node = take_least(&h);
    reached++;
    for (int e = g->first[node]; e >= 0; e = g->list[e].next) {
      const struct edge *edge = &g->list[e];
      long through = distance[node] + edge->weight;
      if (through < distance[edge->to]) {
        distance[edge->to] = through;
        previous[edge->to] = node;
        lower(&h, edge->to);
      }
    }
  }
  free(h.nodes);
  free(h.place);
  return reached;
}

static void bellman_ford(const struct graph *g, int start, long *distance) {
  int changed = 1;
  for (int i = 0; i < g->nodes; i++) distance[i] = LONG_MAX;
  distance[start] = 0;
  while (changed) {
    changed = 0;
    for (int node = 0; node < g->nodes; node++) {
      if (distance[node] == LONG_MAX) continue;
      for (int e = g->first[node]; e >= 0; e = g->list[e].next)
        if (distance[node] + g->list[e].weight < distance[g->list[e].to]) {
          distance[g->list[e].to] = distance[node] + g->list[e].weight;
          changed = 1;
        }
    }
  }
}

static unsigned seed = 20240229;

static int below(int bound) {
  seed = seed * 1664525u + 1013904223u;
  return (int)((seed >> 8) % (unsigned)bound);
}

static void print_way(const int *previous, int to) {
  if (previous[to] >= 0) {
    print_way(previous, previous[to]);
    printf(" -> ");
  }
  printf("%d", to);
}

static void random_graph(int nodes, int edges) {
  struct graph *g = graph_new(nodes);
  long *distance = get((size_t)nodes, sizeof(long)), *other = get((size_t)nodes, sizeof(long));
  int *previous = get((size_t)nodes, sizeof(int));
  for (int i = 0; i < edges; i++) {
    int from = below(nodes), to = below(nodes), weight = 1 + below(1000);
    connect(g, from, to, weight);
  }
  int reached = dijkstra(g, 0, distance, previous), farthest = 0;
  long total = 0;
  for (int i = 0; i < nodes; i++) {
    if (distance[i] == LONG_MAX) continue;
    total += distance[i];
    if (distance[i] > distance[farthest]) farthest = i;
  }
  bellman_ford(g, 0, other);
  printf("%d nodes, %d edges: %d reached, %ld in all, %s\n", nodes, edges, reached, total,
         memcmp(distance, other, sizeof(long) * (size_t)nodes) == 0 ? "as Bellman and Ford find" : "WRONG");
  printf("farthest at %ld: ", distance[farthest]);
  print_way(previous, farthest);
  putchar('\n');
  graph_free(g);
  free(distance), free(other), free(previous);
}

static const char *const MAZE[] = {
    "#####################", "#S..#.....#...#.....#", "#.#.#.###.#.#.#.###.#", "#.#...#...#.#...#...#",
    "#.#####.###.#####.###", "#.....#...#.....#...#", "#####.###.#####.###.#", "#...#...#.....#...#.#",
    "#.#.###.#####.#.#.#.#", "#.#..~~.~~~.....#..E#", "#####################",
};
enum { ROWS = sizeof MAZE / sizeof *MAZE, COLUMNS = 21 };

/* A step costs 1, through water 5. */
static void maze(void) {
  struct graph *g = graph_new(ROWS * COLUMNS);
  int start = 0, end = 0, steps = 0;
  static const int moves[4] = {1, -1, COLUMNS, -COLUMNS};
  for (int i = 0; i < ROWS * COLUMNS; i++) {
    char here = MAZE[i / COLUMNS][i % COLUMNS];
    if (here == '#') continue;
    if (here == 'S') start = i;
    if (here == 'E') end = i;
    for (int m = 0; m < 4; m++) {
      int to = i + moves[m];
      char there = MAZE[to / COLUMNS][to % COLUMNS];
      if (there != '#') connect(g, i, to, there == '~' ? 5 : 1);
    }
  }
  long *distance = get((size_t)g->nodes, sizeof(long));
  int *previous = get((size_t)g->nodes, sizeof(int));
  int reached = dijkstra(g, start, distance, previous);
  char picture[ROWS][COLUMNS + 1];
  for (int row = 0; row < ROWS; row++) memcpy(picture[row], MAZE[row], COLUMNS + 1);
  if (distance[end] == LONG_MAX) {
    printf("no way out\n");
  } else {
    for (int at = previous[end]; at != start; at = previous[at], steps++) picture[at / COLUMNS][at % COLUMNS] = 'o';
    printf("out after %d steps that cost %ld; %d places reached\n", steps + 1, distance[end], reached);
  }
  for (int row = 0; row < ROWS; row++) puts(picture[row]);
  graph_free(g);
  free(distance), free(previous);
}

int main(void) {
  maze();
  random_graph(10, 30);
  random_graph(300, 900);
  random_graph(2000, 12000);
  return 0;
}
