// The spectral norm of an infinite matrix, whose elements are computed.
// second: 26000
// test: 6 -> spectral 7.645237
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define N 60

static double element(int i, int j) { return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1); }

static void times(const double *v, double *out) {
  for (int i = 0; i < N; i++) {
    out[i] = 0;
    for (int j = 0; j < N; j++) out[i] += element(i, j) * v[j];
  }
}

static void times_transposed(const double *v, double *out) {
  for (int i = 0; i < N; i++) {
    out[i] = 0;
    for (int j = 0; j < N; j++) out[i] += element(j, i) * v[j];
  }
}

static void both(const double *v, double *out) {
  double between[N];
  times(v, between);
  times_transposed(between, out);
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10;
  double u[N], v[N], total = 0;
  for (long round = 0; round < n; round++) {
    for (int i = 0; i < N; i++) u[i] = 1 + (double)((round + i) % 7);
    for (int i = 0; i < 2; i++) {
      both(u, v);
      both(v, u);
    }
    double uv = 0, vv = 0;
    for (int i = 0; i < N; i++) {
      uv += u[i] * v[i];
      vv += v[i] * v[i];
    }
    total += sqrt(uv / vv);
  }
  printf("spectral %.6f\n", total);
  return 0;
}
