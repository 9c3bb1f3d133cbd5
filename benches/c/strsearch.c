// String search in a generated text: naive, Horspool, Knuth-Morris-Pratt, and a count of words.
// second: 28000
// test: 7 -> strsearch 409345326834
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 4000
static char text[N + 1];

static int naive(const char *t, const char *p) {
  int count = 0;
  for (; *t; t++) {
    int i = 0;
    while (p[i] && t[i] == p[i]) i++;
    if (!p[i]) count++;
  }
  return count;
}

static int horspool(const char *t, int n, const char *p) {
  int skip[256], m = (int)strlen(p), count = 0;
  for (int i = 0; i < 256; i++) skip[i] = m;
  for (int i = 0; i < m - 1; i++) skip[(unsigned char)p[i]] = m - 1 - i;
  for (int at = 0; at + m <= n; at += skip[(unsigned char)t[at + m - 1]]) {
    int i = m - 1;
    while (i >= 0 && t[at + i] == p[i]) i--;
    if (i < 0) count++;
  }
  return count;
}

static int kmp(const char *t, int n, const char *p) {
  int fail[32], m = (int)strlen(p), k = 0, count = 0;
  fail[0] = 0;
  for (int i = 1; i < m; i++) {
    while (k > 0 && p[i] != p[k]) k = fail[k - 1];
    if (p[i] == p[k]) k++;
    fail[i] = k;
  }
  k = 0;
  for (int i = 0; i < n; i++) {
    while (k > 0 && t[i] != p[k]) k = fail[k - 1];
    if (t[i] == p[k]) k++;
    if (k == m) {
      count++;
      k = fail[k - 1];
    }
  }
  return count;
}

static int words(const char *t) {
  int count = 0, inside = 0;
  for (; *t; t++) {
    int letter = *t >= 'a' && *t <= 'z';
    if (letter && !inside) count++;
    inside = letter;
  }
  return count;
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10;
  static const char *patterns[] = {"abc", "bad cab", "cabbage", "deed", "a bed", "faced"};
  unsigned random = 3;
  unsigned long long sum = 0;
  for (int i = 0; i < N; i++) {
    random = random * 1103515245u + 12345u;
    text[i] = " abcdefa"[random >> 20 & 7];
  }
  for (long round = 0; round < n; round++) {
    const char *p = patterns[round % 6];
    text[(round * 13) % N] = (char)('a' + round % 6);
    int a = naive(text, p), b = kmp(text, N, p), c = horspool(text, N, p);
    if (a != b || c > a) return 1;
    sum = sum * 31 + (unsigned long long)(a + c + words(text));
  }
  printf("strsearch %llu\n", sum);
  return 0;
}
