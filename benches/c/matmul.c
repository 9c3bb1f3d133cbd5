// Product of two matrices of doubles, held as pointers to rows.
// second: 3800
// test: 3 -> matmul -4057.977083
#include <stdio.h>
#include <stdlib.h>

#define N 64

static double **matrix(double seed) {
  double **m = malloc(N * sizeof *m);
  for (int i = 0; i < N; i++) {
    m[i] = malloc(N * sizeof **m);
    for (int j = 0; j < N; j++) m[i][j] = seed * (i - j) * (i + j);
  }
  return m;
}

static void multiply(double **a, double **b, double **c) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double sum = 0;
      for (int k = 0; k < N; k++) sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10;
  double **a = matrix(1.0 / N / N), **b = matrix(2.0 / N / N), **c = matrix(0), trace = 0;
  for (long i = 0; i < n; i++) {
    a[i % N][(i * 7) % N] = (double)(i % 10) / 10;
    multiply(a, b, c);
    for (int k = 0; k < N; k++) trace += c[k][(k + i) % N];
  }
  printf("matmul %.6f\n", trace);
  return 0;
}
