// Quick sort with a comparison callback: one of its own, and the C library's `qsort`.
// second: 21000
// test: 5 -> quicksort 121249767
#include <stdio.h>
#include <stdlib.h>

#define N 500

typedef int (*compare)(const void *, const void *);

static int by_value(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

static int by_low_bits(const void *a, const void *b) {
  int x = *(const int *)a & 255, y = *(const int *)b & 255;
  return x != y ? x - y : by_value(a, b);
}

static void sort(int *a, int n, compare order) {
  while (n > 1) {
    int pivot = a[n / 2], i = 0, j = n - 1;
    while (i <= j) {
      while (order(&a[i], &pivot) < 0) i++;
      while (order(&a[j], &pivot) > 0) j--;
      if (i <= j) {
        int t = a[i];
        a[i++] = a[j];
        a[j--] = t;
      }
    }
    if (j + 1 < n - i) {
      sort(a, j + 1, order);
      a += i;
      n -= i;
    } else {
      sort(a + i, n - i, order);
      n = j + 1;
    }
  }
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10;
  static int a[N], b[N];
  unsigned random = 99;
  unsigned long long sum = 0;
  for (long round = 0; round < n; round++) {
    compare order = round & 1 ? by_low_bits : by_value;
    for (int i = 0; i < N; i++) {
      random = random * 1664525u + 1013904223u;
      a[i] = b[i] = (int)(random >> 12 & 0xffff);
    }
    sort(a, N, order);
    if (round % 8 == 0) {
      qsort(b, N, sizeof *b, order);
      for (int i = 0; i < N; i++)
        if (a[i] != b[i]) return 1;
    }
    for (int i = 0; i < N; i++) sum += (unsigned long long)(a[i] * (i & 3));
  }
  printf("quicksort %llu\n", sum);
  return 0;
}
