// Multiplication of big integers: powers of seven, by school and by Karatsuba, and their decimal digits.
// second: 19000
// test: 4 -> bigmul 29398200
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIMBS 64

static void school(const uint32_t *a, const uint32_t *b, int n, uint32_t *out) {
  memset(out, 0, 2 * (size_t)n * sizeof *out);
  for (int i = 0; i < n; i++) {
    uint64_t carry = 0;
    for (int j = 0; j < n; j++) {
      carry += (uint64_t)a[i] * b[j] + out[i + j];
      out[i + j] = (uint32_t)carry;
      carry >>= 32;
    }
    out[i + n] = (uint32_t)carry;
  }
}

static uint32_t add(uint32_t *a, const uint32_t *b, int n) {
  uint64_t carry = 0;
  for (int i = 0; i < n; i++) {
    carry += (uint64_t)a[i] + b[i];
    a[i] = (uint32_t)carry;
    carry >>= 32;
  }
  return (uint32_t)carry;
}

static uint32_t sub(uint32_t *a, const uint32_t *b, int n) {
  uint64_t borrow = 0;
  for (int i = 0; i < n; i++) {
    uint64_t d = (uint64_t)a[i] - b[i] - borrow;
    a[i] = (uint32_t)d;
    borrow = d >> 63;
  }
  return (uint32_t)borrow;
}

// |x - y| in `out`; whether x < y.
static int distance(const uint32_t *x, const uint32_t *y, int n, uint32_t *out) {
  int i = n - 1;
  while (i > 0 && x[i] == y[i]) i--;
  int less = x[i] < y[i];
  memcpy(out, less ? y : x, (size_t)n * sizeof *out);
  sub(out, less ? x : y, n);
  return less;
}

static void karatsuba(const uint32_t *a, const uint32_t *b, int n, uint32_t *out) {
  if (n <= 16) {
    school(a, b, n, out);
    return;
  }
  int h = n / 2;
  uint32_t da[LIMBS], db[LIMBS], cross[LIMBS], middle[LIMBS + 1];
  karatsuba(a, b, h, out);
  karatsuba(a + h, b + h, h, out + n);
  int negative = distance(a, a + h, h, da) ^ distance(b, b + h, h, db);
  karatsuba(da, db, h, cross);
  memcpy(middle, out, (size_t)n * sizeof *middle);
  middle[n] = add(middle, out + n, n);
  if (negative)
    middle[n] += add(middle, cross, n);
  else
    middle[n] -= sub(middle, cross, n);
  uint32_t carry = add(out + h, middle, n);
  uint64_t rest = (uint64_t)carry + middle[n];
  for (int i = h + n; rest && i < 2 * n; i++) {
    rest += out[i];
    out[i] = (uint32_t)rest;
    rest >>= 32;
  }
}

static unsigned digits(uint32_t *a, int n) {
  unsigned sum = 0;
  while (n > 0) {
    uint64_t rest = 0;
    for (int i = n - 1; i >= 0; i--) {
      rest = rest << 32 | a[i];
      a[i] = (uint32_t)(rest / 1000000000);
      rest %= 1000000000;
    }
    for (unsigned r = (unsigned)rest; r; r /= 10) sum += r % 10;
    while (n > 0 && a[n - 1] == 0) n--;
  }
  return sum;
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10;
  unsigned long long sum = 0;
  for (long round = 0; round < n; round++) {
    uint32_t a[LIMBS] = {7 + (uint32_t)round % 64}, b[2 * LIMBS], c[2 * LIMBS];
    for (int i = 0; i < 8; i++) {
      karatsuba(a, a, LIMBS, b);
      school(a, a, LIMBS, c);
      if (memcmp(b, c, sizeof b) != 0) return 1;
      memcpy(a, b, sizeof a);
    }
    sum = sum * 31 + digits(b, 2 * LIMBS);
  }
  printf("bigmul %llu\n", sum);
  return 0;
}
