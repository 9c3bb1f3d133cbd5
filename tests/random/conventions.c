/* Functions of each convention that clang has in C, in a library and in a program that call each other. */
#include <stdio.h>

typedef struct { long a, b, c; } Words;
typedef struct { double x, y, z; } Point;
typedef struct { int i; float f; } Mixed;
typedef struct { char c[40]; } Large;

#define EACH(X) X(ms_abi) X(regcall) X(preserve_most) X(preserve_all) X(preserve_none) X(swiftcall) X(sysv_abi)
#define PARAMS (long a, double b, Words s, Mixed m, int c, float d, char e, long *p, Large big, long last)
#define SUM a * 3 + (long)(b * 10) + s.a + s.b * 2 + s.c * 3 + m.i + (long)(m.f * 4) + c + (long)(d * 2) + e + \
  big.c[0] + big.c[39] + last

#define DECLARE(A) \
  typedef long (*Sum_##A) PARAMS __attribute__((A)); \
  typedef Words (*Turn_##A)(Point, Words) __attribute__((A)); \
  long sum_##A PARAMS __attribute__((A)); \
  Words turn_##A(Point d, Words s) __attribute__((A)); \
  Point point_##A(Words s, Point d) __attribute__((A)); \
  long call_##A(Sum_##A f, Turn_##A g);
EACH(DECLARE)

static Words turned(Point d, Words s) {
  Words r = { s.c + (long)d.x, s.b + (long)d.y, s.a + (long)d.z };
  return r;
}

#ifdef LIBRARY
#define DEFINE(A) \
  __attribute__((A)) long sum_##A PARAMS { *p += a; return SUM; } \
  __attribute__((A)) Words turn_##A(Point d, Words s) { return turned(d, s); } \
  __attribute__((A)) Point point_##A(Words s, Point d) { \
    Point r = { d.z + s.a, d.y + s.b, d.x + s.c }; \
    return r; \
  } \
  long call_##A(Sum_##A f, Turn_##A g) { \
    long q = 5; \
    Words s = {1, 2, 3}; \
    Mixed m = {4, 1.5f}; \
    Large b = {{7}}; \
    Point d = {1, 2, 3}; \
    long r = f(11, 2.5, s, m, 6, 3.5f, 'x', &q, b, 100); \
    Words t = g(d, s); \
    return r * 1000 + q + t.a + t.b * 10 + t.c * 100; \
  }
EACH(DEFINE)
#else
#define DEFINE(A) \
  static __attribute__((A, noinline)) long own_##A PARAMS { *p += a + printf("%s", ""); return SUM; } \
  static __attribute__((A, noinline)) Words turn_own_##A(Point d, Words s) { return turned(d, s); } \
  static void try_##A(int n) { \
    long q = 5; \
    Words s = {1, 2, n}; \
    Mixed m = {4, 1.5f}; \
    Large b = {{7}}; \
    Point d = {1, 2, 3}; \
    Sum_##A volatile f = sum_##A; \
    printf(#A " %ld", sum_##A(11, 2.5, s, m, 6, 3.5f, 'x', &q, b, 100)); \
    printf(" %ld %ld", f(11, 2.5, s, m, 6, 3.5f, 'x', &q, b, 100), q); \
    Words t = turn_##A(d, s); \
    Point u = point_##A(s, d); \
    printf(" %ld %ld %ld %g %g %g", t.a, t.b, t.c, u.x, u.y, u.z); \
    printf(" %ld %ld\n", call_##A(own_##A, turn_own_##A), call_##A(sum_##A, turn_##A)); \
  }
EACH(DEFINE)
#define TRY(A) try_##A(argc + 2);
int main(int argc, char **argv) {
  EACH(TRY)
  return 0;
}
#endif
