/* Integers of any size: schoolbook and Karatsuba products, Knuth's division, powers modulo a
 * number, roots, conversion to and from decimal. Known values and identities are checked. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Words, the least first; no zero at the top, so zero has none. */
struct big {
  uint32_t *words;
  int length;
};

static struct big make(int length) {
  struct big n = {calloc((size_t)length + 1, sizeof(uint32_t)), length};
  if (n.words == NULL) abort();
  return n;
}

static struct big trim(struct big n) {
  while (n.length > 0 && n.words[n.length - 1] == 0) n.length--;
  return n;
}

static void drop(struct big *n) {
  free(n->words);
  n->words = NULL, n->length = 0;
}

static struct big from(uint64_t value) {
  struct big n = make(2);
  n.words[0] = (uint32_t)value, n.words[1] = (uint32_t)(value >> 32);
  return trim(n);
}

static struct big copy(struct big a) {
  struct big n = make(a.length);
  memcpy(n.words, a.words, sizeof(uint32_t) * (size_t)a.length);
  return n;
}

static void set(struct big *to, struct big value) {
  drop(to);
  *to = value;
}

static int compare(struct big a, struct big b) {
  if (a.length != b.length) return a.length < b.length ? -1 : 1;
  for (int i = a.length; i-- > 0;)
    if (a.words[i] != b.words[i]) return a.words[i] < b.words[i] ? -1 : 1;
  return 0;
}

static struct big add(struct big a, struct big b) {
  if (a.length < b.length) return add(b, a);
  struct big n = make(a.length + 1);
  uint64_t carry = 0;
  for (int i = 0; i < a.length; i++) {
    carry += (uint64_t)a.words[i] + (i < b.length ? b.words[i] : 0);
    n.words[i] = (uint32_t)carry;
    carry >>= 32;
  }
  n.words[a.length] = (uint32_t)carry;
  return trim(n);
}

/* `a` is not less than `b`. */
static struct big subtract(struct big a, struct big b) {
  struct big n = make(a.length);
  int64_t borrow = 0;
  for (int i = 0; i < a.length; i++) {
    borrow += (int64_t)a.words[i] - (i < b.length ? b.words[i] : 0);
    n.words[i] = (uint32_t)borrow;
    borrow >>= 32;
  }
  return trim(n);
}

static struct big schoolbook(struct big a, struct big b) {
  struct big n = make(a.length + b.length);
  for (int i = 0; i < a.length; i++) {
    uint64_t carry = 0;
    for (int j = 0; j < b.length; j++) {
      carry += (uint64_t)a.words[i] * b.words[j] + n.words[i + j];
      n.words[i + j] = (uint32_t)carry;
      carry >>= 32;
    }
    n.words[i + b.length] = (uint32_t)carry;
  }
  return trim(n);
}

static struct big shifted(struct big a, int words) {
  struct big n = make(a.length + words);
  memcpy(n.words + words, a.words, sizeof(uint32_t) * (size_t)a.length);
  return trim(n);
}

static struct big multiply(struct big a, struct big b) {
  if (a.length < 24 || b.length < 24) return schoolbook(a, b);
  int half = (a.length > b.length ? a.length : b.length) / 2;
  if (a.length <= half || b.length <= half) return schoolbook(a, b);
  struct big a0 = trim((struct big){a.words, half}), a1 = {a.words + half, a.length - half};
  struct big b0 = trim((struct big){b.words, half}), b1 = {b.words + half, b.length - half};
  struct big low = multiply(a0, b0), high = multiply(a1, b1);
  struct big as = add(a0, a1), bs = add(b0, b1), middle = multiply(as, bs);
  set(&middle, subtract(middle, low));
  set(&middle, subtract(middle, high));
  set(&middle, shifted(middle, half));
  set(&high, shifted(high, 2 * half));
  struct big n = add(low, middle);
  set(&n, add(n, high));
  drop(&low), drop(&high), drop(&as), drop(&bs), drop(&middle);
  return n;
}

static uint32_t divide_small(struct big *a, uint32_t by) {
  uint64_t rest = 0;
  for (int i = a->length; i-- > 0;) {
    rest = rest << 32 | a->words[i];
    a->words[i] = (uint32_t)(rest / by);
    rest %= by;
  }
  *a = trim(*a);
  return (uint32_t)rest;
}

/* Knuth, algorithm D. */
static struct big divide(struct big a, struct big b, struct big *rest) {
  if (compare(a, b) < 0) {
    *rest = copy(a);
    return from(0);
  }
  if (b.length == 1) {
    struct big n = copy(a);
    *rest = from(divide_small(&n, b.words[0]));
    return n;
  }
  int shift = __builtin_clz(b.words[b.length - 1]), m = a.length - b.length;
  struct big u = make(a.length + 1), v = make(b.length), q = make(m + 1);
  for (int i = 0; i < b.length; i++)
    v.words[i] = b.words[i] << shift | (uint32_t)((uint64_t)(i ? b.words[i - 1] : 0) >> (32 - shift));
  for (int i = 0; i <= a.length; i++)
    u.words[i] = (i < a.length ? a.words[i] << shift : 0) | (uint32_t)((uint64_t)(i ? a.words[i - 1] : 0) >> (32 - shift));
  for (int j = m; j >= 0; j--) {
    uint64_t top = (uint64_t)u.words[j + b.length] << 32 | u.words[j + b.length - 1];
    uint64_t guess = top / v.words[b.length - 1], left = top % v.words[b.length - 1];
    while (guess >> 32 || guess * v.words[b.length - 2] > (left << 32 | u.words[j + b.length - 2])) {
      guess--;
      left += v.words[b.length - 1];
      if (left >> 32) break;
    }
    int64_t borrow = 0;
    uint64_t carry = 0;
    for (int i = 0; i < b.length; i++) {
      carry += guess * v.words[i];
      borrow += (int64_t)u.words[i + j] - (uint32_t)carry;
      u.words[i + j] = (uint32_t)borrow;
      borrow >>= 32, carry >>= 32;
    }
    borrow += (int64_t)u.words[j + b.length] - (int64_t)carry;
    u.words[j + b.length] = (uint32_t)borrow;
    if (borrow < 0) {
      uint64_t back = 0;
      guess--;
      for (int i = 0; i < b.length; i++) {
        back += (uint64_t)u.words[i + j] + v.words[i];
        u.words[i + j] = (uint32_t)back;
        back >>= 32;
      }
      u.words[j + b.length] += (uint32_t)back;
    }
    q.words[j] = (uint32_t)guess;
  }
  for (int i = 0; i < b.length; i++)
    u.words[i] = u.words[i] >> shift | (uint32_t)((uint64_t)u.words[i + 1] << (32 - shift));
  u.length = b.length;
  *rest = trim(u);
  drop(&v);
  return trim(q);
}

static char *to_text(struct big a) {
  size_t room = (size_t)a.length * 10 + 2, at = room;
  char *text = malloc(room + 1);
  struct big n = copy(a);
  text[at] = '\0';
  do {
    uint32_t digits = divide_small(&n, 1000000000);
    for (int i = 0; i < 9 && (digits || n.length || i == 0); i++, digits /= 10) text[--at] = (char)('0' + digits % 10);
  } while (n.length > 0);
  memmove(text, text + at, room - at + 1);
  drop(&n);
  return text;
}

static struct big from_text(const char *text) {
  struct big n = from(0), ten = from(10);
  for (; *text; text++) {
    struct big digit = from((uint64_t)(*text - '0'));
    set(&n, multiply(n, ten));
    set(&n, add(n, digit));
    drop(&digit);
  }
  drop(&ten);
  return n;
}

static struct big power(struct big base, unsigned exponent) {
  struct big n = from(1), square = copy(base);
  for (; exponent; exponent >>= 1) {
    if (exponent & 1) set(&n, multiply(n, square));
    set(&square, multiply(square, square));
  }
  drop(&square);
  return n;
}

static struct big power_modulo(struct big base, struct big exponent, struct big modulus) {
  struct big n = from(1), rest;
  for (int i = exponent.length * 32; i-- > 0;) {
    set(&n, multiply(n, n));
    if (exponent.words[i / 32] >> i % 32 & 1) set(&n, multiply(n, base));
    struct big quotient = divide(n, modulus, &rest);
    drop(&quotient);
    set(&n, rest);
  }
  return n;
}

/* Newton's method, from above. */
static struct big square_root(struct big a) {
  struct big x = shifted(from(1), a.length / 2 + 1);
  for (;;) {
    struct big rest, y = divide(a, x, &rest);
    drop(&rest);
    set(&y, add(x, y));
    divide_small(&y, 2);
    if (compare(y, x) >= 0) {
      drop(&y);
      return x;
    }
    set(&x, y);
  }
}

static void say(const char *what, struct big n) {
  char *text = to_text(n);
  size_t length = strlen(text);
  if (length <= 70) printf("%s = %s\n", what, text);
  else printf("%s = %.30s...%s (%zu digits)\n", what, text, text + length - 30, length);
  free(text);
}

int main(void) {
  struct big n = from(1), a = from(0), b = from(1), rest;
  for (unsigned i = 2; i <= 200; i++) {
    struct big factor = from(i);
    set(&n, multiply(n, factor));
    drop(&factor);
  }
  say("200!", n);
  for (int i = 0; i < 1000; i++) {
    struct big next = add(a, b);
    set(&a, b), b = next;
    if (i == 99) say("fibonacci(100)", a);
    if (i == 999) say("fibonacci(1000)", a);
    if (i < 999) continue;
  }
  struct big three = from(3), huge = power(three, 5000);
  say("3^5000", huge);
  struct big quotient = divide(huge, n, &rest);
  say("3^5000 / 200!", quotient);
  say("3^5000 % 200!", rest);
  struct big back = multiply(quotient, n);
  set(&back, add(back, rest));
  printf("quotient * divisor + rest %s\n", compare(back, huge) == 0 ? "is the dividend" : "DIFFERS");
  struct big slow = schoolbook(huge, huge), fast = multiply(huge, huge), ten = power(three, 10000);
  printf("products %s\n", compare(slow, fast) == 0 && compare(fast, ten) == 0 ? "agree" : "DIFFER");
  struct big root = square_root(ten);
  printf("root %s\n", compare(root, huge) == 0 ? "is exact" : "DIFFERS");
  struct big googol = power(from(10), 100), two = from(2);
  set(&googol, multiply(googol, two));
  struct big root2 = square_root(googol);
  say("floor(sqrt(2e100))", root2);
  /* 2^127 - 1 is prime, so Fermat's theorem holds for it; 2^67 - 1 is not. */
  for (int bits = 61; bits <= 127; bits += bits == 61 ? 6 : 60) {
    struct big one = from(1), p = power(two, (unsigned)bits), e;
    set(&p, subtract(p, one));
    e = subtract(p, one);
    struct big fermat = power_modulo(three, e, p);
    printf("2^%d - 1: %s\n", bits, compare(fermat, one) == 0 ? "probably prime" : "composite");
    say("  3^(p-1) mod p", fermat);
  }
  struct big parsed = from_text("193707721"), other = from_text("761838257287");
  say("193707721 * 761838257287", multiply(parsed, other));
  return 0;
}
