// Method calls through pointers: objects with tables of functions, as C++ has them.
// second: 2300000
// test: 575 -> methods 88549845
#include <stdio.h>
#include <stdlib.h>

struct shape;
struct methods {
  int (*area)(const struct shape *);
  void (*scale)(struct shape *, int);
  int (*is_round)(const struct shape *);
};
struct shape {
  const struct methods *methods;
  int a, b;
};

static int rectangle_area(const struct shape *s) { return s->a * s->b; }
static void rectangle_scale(struct shape *s, int by) {
  s->a = (s->a + by) & 63;
  s->b = (s->b + 2 * by) & 63;
}
static int disc_area(const struct shape *s) { return 3 * s->a * s->a; }
static void disc_scale(struct shape *s, int by) { s->a = (s->a ^ by) & 63; }
static int triangle_area(const struct shape *s) { return s->a * s->b / 2; }
static void triangle_scale(struct shape *s, int by) {
  s->a = (s->a + by) & 31;
  s->b = (s->b + s->a) & 31;
}
static int yes(const struct shape *s) { return s->a >= 0; }
static int no(const struct shape *s) { return s->a < 0; }

static const struct methods rectangle = {rectangle_area, rectangle_scale, no};
static const struct methods disc = {disc_area, disc_scale, yes};
static const struct methods triangle = {triangle_area, triangle_scale, no};

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 1000;
  const struct methods *kinds[] = {&rectangle, &disc, &triangle};
  struct shape shapes[64];
  unsigned random = 5;
  for (int i = 0; i < 64; i++) {
    random = random * 1103515245u + 12345u;
    shapes[i].methods = kinds[(random >> 16) % 3];
    shapes[i].a = i;
    shapes[i].b = 64 - i;
  }
  unsigned long long sum = 0;
  for (long round = 0; round < n; round++)
    for (int i = 0; i < 64; i++) {
      struct shape *s = &shapes[i];
      sum += (unsigned long long)s->methods->area(s);
      s->methods->scale(s, (int)(round & 7));
      if (s->methods->is_round(s)) sum ^= (unsigned long long)round;
    }
  printf("methods %llu\n", sum);
  return 0;
}
