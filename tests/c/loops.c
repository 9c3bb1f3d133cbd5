// Loops over arrays that a vectoriser does several iterations of at once, compared with the same
// loops over volatile arrays: sums, maps, copies and comparisons of all types, of 0 to 70 elements,
// from any address, and where what is written overlaps with what is read.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef int8_t i8;
typedef int16_t i16;
typedef int32_t i32;
typedef int64_t i64;
typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

// Two functions of the same loop, with a name each.
#define LOOP(name, T, U, start, result, ...)                                                      \
  static __attribute__((noinline)) i64 name(T *d, const U *a, const U *b, long n, i64 k) {        \
    start;                                                                                         \
    for (long i = 0; i < n; i++) { __VA_ARGS__; }                                                  \
    return (i64)(result);                                                                          \
  }                                                                                                \
  static __attribute__((noinline)) i64 name##_slow(T *dst, const U *x, const U *y, long n, i64 k) { \
    volatile T *d = dst;                                                                           \
    const volatile U *a = x, *b = y;                                                               \
    start;                                                                                         \
    for (long i = 0; i < n; i++) { __VA_ARGS__; }                                                  \
    return (i64)(result);                                                                          \
  }

// What is done with integers of each type.
#define INTS(T)                                                                                    \
  LOOP(sum_##T, T, T, u64 s = 1, s, s += (u64)a[i])                                                \
  LOOP(own_##T, T, T, T s = (T)k, s, s = (T)((u64)s + (u64)a[i] * 3u))                             \
  LOOP(map_##T, T, T, , 0, d[i] = (T)((u64)a[i] + (u64)b[i] * 5u))                                 \
  LOOP(mix_##T, T, T, , 0, d[i] = (T)(((u64)a[i] - (u64)k) ^ (u64)(d[i] | b[i])))                  \
  LOOP(count_##T, T, T, int s = 0, s, s += a[i] < b[i])                                            \
  LOOP(equal_##T, T, T, long s = 0, s, s += a[i] == (T)k)                                          \
  LOOP(both_##T, T, T, int s = 7, s, s += (a[i] >= b[i]) & (a[i] != (T)k))                         \
  LOOP(most_##T, T, T, T s = (T)k, s, T x = a[i]; s = x > s ? x : s)                               \
  LOOP(least_##T, T, T, , 0, T x = a[i], y = b[i]; d[i] = x <= y ? x : y)                          \
  LOOP(choose_##T, T, T, , 0, T x = a[i], y = b[i]; d[i] = x > (T)k ? y : (T)~x)                   \
  LOOP(some_##T, T, T, u64 s = 0, s, T x = a[i]; if (x > b[i]) s += (u64)x)                        \
  LOOP(shift_##T, T, T, , 0, d[i] = (T)((a[i] >> 3) + (T)((u64)b[i] << 2)))                        \
  LOOP(bits_##T, T, T, T s = (T)k, s, s ^= (T)(a[i] & ~b[i]))                                      \
  LOOP(fill_##T, T, T, , 0, d[i] = (T)((u64)i * 7u + (u64)k))                                      \
  LOOP(last_##T, T, T, T s = 0, s, s = (T)((u64)a[i] + 1u); d[i] = s)

#define FLOATS(T)                                                                                  \
  LOOP(map_##T, T, T, , 0, d[i] = a[i] * (T)0.5 - b[i])                                            \
  LOOP(sum_##T, T, T, T s = 0, s, s += a[i])                                                       \
  LOOP(divide_##T, T, T, , 0, d[i] = a[i] / (b[i] * b[i] + 1))                                     \
  LOOP(copy_##T, T, T, , 0, d[i] = a[i])                                                           \
  LOOP(sign_##T, T, T, , 0, d[i] = -a[i])                                                          \
  LOOP(most_##T, T, T, , 0, T x = a[i], y = b[i]; d[i] = x > y ? x : y)                            \
  LOOP(less_##T, T, T, int s = 0, s, s += a[i] < b[i])                                             \
  LOOP(not_less_##T, T, T, long s = 0, s, s += !(a[i] < b[i]))                                     \
  LOOP(differ_##T, T, T, int s = 0, s, s += a[i] != b[i])                                          \
  LOOP(from_i32_##T, T, i32, , 0, d[i] = (T)a[i])                                                  \
  LOOP(from_u8_##T, T, u8, , 0, d[i] = (T)a[i])                                                    \
  LOOP(from_i64_##T, T, i64, , 0, d[i] = (T)a[i])

#define CONVERSIONS                                                                                \
  LOOP(i8_i32, i8, i32, , 0, d[i] = (i8)(a[i] + b[i]))                                             \
  LOOP(u8_i64, u8, i64, , 0, d[i] = (u8)(a[i] >> 9))                                               \
  LOOP(i16_i32, i16, i32, , 0, d[i] = (i16)(a[i] ^ b[i]))                                          \
  LOOP(i32_i8, i32, i8, , 0, d[i] = a[i] - b[i])                                                   \
  LOOP(i32_u16, i32, u16, , 0, d[i] = a[i] * 3 + b[i])                                             \
  LOOP(i64_i8, i64, i8, , 0, d[i] = a[i] * (i64)b[i])                                              \
  LOOP(i64_u32, i64, u32, , 0, d[i] = (i64)((u64)a[i] * b[i]))                                     \
  LOOP(u32_u64, u32, u64, , 0, d[i] = (u32)(a[i] * 5u + b[i]))                                     \
  LOOP(u8_float, u8, float, , 0, d[i] = a[i] < 10)                                                 \
  LOOP(i32_double, i32, double, , 0, double x = a[i]; d[i] = x == x ? (i32)x : 7)                  \
  LOOP(double_float, double, float, , 0, d[i] = a[i] * b[i])                                       \
  LOOP(float_double, float, double, , 0, d[i] = (float)(a[i] + b[i]))

#define ALL                                                                                        \
  INTS(i8) INTS(i16) INTS(i32) INTS(i64) INTS(u8) INTS(u32)                                        \
  FLOATS(float) FLOATS(double) CONVERSIONS

ALL

typedef i64 (*function)(void *, const void *, const void *, long, i64);
struct loop {
  const char *name;
  int to, from;
  char float_to, float_from, same;
  function fast, slow;
};

#define IS_FLOAT(T) ((T)0.5 != 0)
#undef LOOP
#define LOOP(name, T, U, ...)                                                                      \
  {#name,           sizeof(T), sizeof(U), IS_FLOAT(T), IS_FLOAT(U), !strcmp(#T, #U),               \
   (function)name, (function)name##_slow},
static const struct loop *loops(int *count) {
  static struct loop all[] = {ALL};
  *count = sizeof all / sizeof *all;
  return all;
}

#define SIZE 1400
// Of 16 bytes each, so that what is at an offset is off by it.
static _Alignas(16) u8 fast_to[SIZE], slow_to[SIZE], left[SIZE], right[SIZE];
static u64 state = 1;

static u32 random_number(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (u32)(state >> 33);
}

static void fill(u8 *p, int floats, int size) {
  static u8 bytes[SIZE + 256];
  static int filled;
  if (!filled) {
    for (int i = 0; i < SIZE + 256; i++) bytes[i] = (u8)(random_number() >> 7);
    filled = 1;
  }
  memcpy(p, bytes + random_number() % 256, SIZE);
  for (int i = 0; floats && i < SIZE; i += size) {
    double d = ((int)(random_number() % 2001) - 1000) / 8.0;
    if (random_number() % 40 == 0) d = __builtin_nan("");
    if (random_number() % 40 == 0) d = -0.0;
    float f = (float)d;
    memcpy(p + i, size == 4 ? (void *)&f : (void *)&d, size);
  }
}

static int bad;

static u64 both(const struct loop *l, long to, const u8 *a, const u8 *b, const u8 *c, long n) {
  i64 k = (i64)random_number() * (random_number() % 3 ? 1 : 77777);
  memcpy(slow_to, fast_to, SIZE);
  i64 x = l->fast(fast_to + to, a, b, n, k);
  // Where the destination overlaps, so does its copy.
  long off = c ? c - fast_to : 0;
  i64 y = l->slow(slow_to + to, c ? slow_to + off : a, c ? slow_to + off - 3 * l->from : b, n, k);
  if ((x != y || memcmp(fast_to, slow_to, SIZE)) && bad++ < 20)
    printf("%s: n %ld, to %ld, from %ld: %lld and not %lld\n", l->name, n, to, off, (long long)x, (long long)y);
  return (u64)y;
}

int main(void) {
  int count;
  const struct loop *l = loops(&count);
  for (int t = 0; t < count; t++, l++) {
    u64 sum = 0;
    for (long n = 0; n <= 70; n++) {
      fill(left, l->float_from, l->from);
      fill(right, l->float_from, l->from);
      fill(fast_to, l->float_to, l->to);
      long off = l->float_from | l->float_to ? 0 : random_number() % 16;
      sum = sum * 31 + both(l, 16 + off, left + n * l->from % 48, right + off, 0, n);
    }
    for (int far = -40; l->same && far <= 40; far++) {
      fill(fast_to, l->float_to, l->to);
      const u8 *from = fast_to + 480;
      sum = sum * 31 + both(l, 480 + far * l->to, from, from - 3 * l->from, from, 33 + (far & 31));
      if (l->float_to) continue;
      fill(fast_to, 0, 1);
      sum = sum * 31 + both(l, 480 + far, from, from - 3 * l->from, from, 41);
    }
    printf("%s %016llx\n", l->name, (unsigned long long)sum);
  }
  printf("%d loops, %d differ\n", count, bad);
  return bad != 0;
}
