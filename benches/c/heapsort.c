// Heap sort of doubles.
// second: 16000
// test: 4 -> heapsort 0.216122
#include <stdio.h>
#include <stdlib.h>

#define N 1000

static void heapsort_(long n, double *a) {
  long l = n / 2, ir = n - 1;
  for (;;) {
    double value;
    if (l > 0) {
      value = a[--l];
    } else {
      value = a[ir];
      a[ir] = a[0];
      if (--ir == 0) {
        a[0] = value;
        return;
      }
    }
    long i = l, j = l * 2 + 1;
    while (j <= ir) {
      if (j < ir && a[j] < a[j + 1]) j++;
      if (value < a[j]) {
        a[i] = a[j];
        i = j;
        j = j * 2 + 1;
      } else {
        break;
      }
    }
    a[i] = value;
  }
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10;
  static double a[N];
  unsigned random = 42;
  double sum = 0;
  for (long round = 0; round < n; round++) {
    for (int i = 0; i < N; i++) {
      random = random * 1664525u + 1013904223u;
      a[i] = (double)(random >> 8) / 16777216.0;
    }
    heapsort_(N, a);
    for (int i = 1; i < N; i++)
      if (a[i - 1] > a[i]) return 1;
    sum += a[(round * 37) % N];
  }
  printf("heapsort %.6f\n", sum);
  return 0;
}
