/* Matrices and Fourier transforms, in double and in float: LU decomposition with pivots, inverse,
 * determinant, Jacobi's eigenvalues; transforms of powers of two and of any length, convolution.
 * What is printed is rounded so that it does not depend on the last bits. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PI 3.14159265358979323846

enum { N = 12 };

typedef double matrix[N][N];

static unsigned seed = 7;

static double random_number(void) {
  seed = seed * 1664525u + 1013904223u;
  return (double)(seed >> 8) / (1 << 23) - 1.0;
}

static void multiply(matrix a, matrix b, matrix out) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double sum = 0;
      for (int k = 0; k < N; k++) sum += a[i][k] * b[k][j];
      out[i][j] = sum;
    }
}

/* In place; returns the sign of the permutation, or 0 where the matrix is singular. */
static int decompose(matrix a, int *order) {
  int sign = 1;
  for (int i = 0; i < N; i++) order[i] = i;
  for (int k = 0; k < N; k++) {
    int pivot = k;
    for (int i = k + 1; i < N; i++)
      if (fabs(a[i][k]) > fabs(a[pivot][k])) pivot = i;
    if (a[pivot][k] == 0) return 0;
    if (pivot != k) {
      double row[N];
      memcpy(row, a[k], sizeof row), memcpy(a[k], a[pivot], sizeof row), memcpy(a[pivot], row, sizeof row);
      int t = order[k];
      order[k] = order[pivot], order[pivot] = t;
      sign = -sign;
    }
    for (int i = k + 1; i < N; i++) {
      double factor = a[i][k] /= a[k][k];
      for (int j = k + 1; j < N; j++) a[i][j] -= factor * a[k][j];
    }
  }
  return sign;
}

static void solve(matrix lu, const int *order, const double *b, double *x) {
  for (int i = 0; i < N; i++) {
    x[i] = b[order[i]];
    for (int j = 0; j < i; j++) x[i] -= lu[i][j] * x[j];
  }
  for (int i = N; i-- > 0;) {
    for (int j = i + 1; j < N; j++) x[i] -= lu[i][j] * x[j];
    x[i] /= lu[i][i];
  }
}

static double error_of_identity(matrix a) {
  double worst = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) worst = fmax(worst, fabs(a[i][j] - (i == j)));
  return worst;
}

static void linear_algebra(void) {
  static matrix a, lu, inverse, product;
  int order[N];
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i][j] = random_number() + (i == j ? 4 : 0);
  memcpy(lu, a, sizeof lu);
  double determinant = decompose(lu, order);
  for (int i = 0; i < N; i++) determinant *= lu[i][i];
  for (int j = 0; j < N; j++) {
    double unit[N] = {0}, column[N];
    unit[j] = 1;
    solve(lu, order, unit, column);
    for (int i = 0; i < N; i++) inverse[i][j] = column[i];
  }
  multiply(a, inverse, product);
  printf("determinant %.6e, inverse %s\n", determinant, error_of_identity(product) < 1e-12 ? "right" : "WRONG");
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i][j] = i * N + j;
  memcpy(lu, a, sizeof lu);
  /* The rank is 2, so what is left of the pivots is rounding. */
  int sign = decompose(lu, order);
  printf("rank two: %s\n", sign == 0 || fabs(lu[N - 1][N - 1]) < 1e-9 ? "singular" : "REGULAR");
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i][j] = 1.0 / (i + j + 1);
  memcpy(lu, a, sizeof lu);
  sign = decompose(lu, order);
  printf("Hilbert's is %s\n", sign != 0 ? "regular" : "SINGULAR");
}

/* Eigenvalues of a symmetric matrix by rotations. */
static void eigenvalues(void) {
  static matrix a;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) a[i][j] = abs(i - j) == 1 ? -1 : i == j ? 2 : 0;
  for (int sweep = 0; sweep < 30; sweep++)
    for (int p = 0; p < N; p++)
      for (int q = p + 1; q < N; q++) {
        if (fabs(a[p][q]) < 1e-15) continue;
        double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
        double t = (theta < 0 ? -1 : 1) / (fabs(theta) + sqrt(theta * theta + 1));
        double c = 1 / sqrt(t * t + 1), s = t * c;
        for (int k = 0; k < N; k++) {
          double x = a[k][p], y = a[k][q];
          a[k][p] = c * x - s * y, a[k][q] = s * x + c * y;
        }
        for (int k = 0; k < N; k++) {
          double x = a[p][k], y = a[q][k];
          a[p][k] = c * x - s * y, a[q][k] = s * x + c * y;
        }
      }
  double found[N], worst = 0;
  for (int i = 0; i < N; i++) found[i] = a[i][i];
  for (int i = 1; i < N; i++)
    for (int j = i; j > 0 && found[j - 1] > found[j]; j--) {
      double t = found[j];
      found[j] = found[j - 1], found[j - 1] = t;
    }
  for (int i = 0; i < N; i++) worst = fmax(worst, fabs(found[i] - (2 - 2 * cos(PI * (i + 1) / (N + 1)))));
  printf("eigenvalues %.6f to %.6f, %s\n", found[0], found[N - 1], worst < 1e-12 ? "as the formula gives" : "WRONG");
}

/* The same transform for both types. */
#define TRANSFORM(REAL, COMPLEX, NAME, COS, SIN)                                  \
  typedef struct {                                                                \
    REAL re, im;                                                                  \
  } COMPLEX;                                                                      \
  static COMPLEX NAME##_times(COMPLEX a, COMPLEX b) {                             \
    return (COMPLEX){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};       \
  }                                                                               \
  static void NAME(COMPLEX *data, int n, int sign) {                              \
    for (int i = 1, j = 0; i < n; i++) {                                          \
      int bit = n >> 1;                                                           \
      for (; j & bit; bit >>= 1) j ^= bit;                                        \
      j ^= bit;                                                                   \
      if (i < j) {                                                                \
        COMPLEX t = data[i];                                                      \
        data[i] = data[j], data[j] = t;                                           \
      }                                                                           \
    }                                                                             \
    for (int length = 2; length <= n; length *= 2)                                \
      for (int k = 0; k < length / 2; k++) {                                      \
        REAL angle = (REAL)(sign * 2 * PI * k / length);                          \
        COMPLEX w = {COS(angle), SIN(angle)};                                     \
        for (int start = k; start < n; start += length) {                         \
          COMPLEX even = data[start];                                             \
          COMPLEX odd = NAME##_times(w, data[start + length / 2]);                \
          data[start] = (COMPLEX){even.re + odd.re, even.im + odd.im};            \
          data[start + length / 2] = (COMPLEX){even.re - odd.re, even.im - odd.im}; \
        }                                                                         \
      }                                                                           \
  }

TRANSFORM(double, complex64, fft, cos, sin)
TRANSFORM(float, complex32, fftf, cosf, sinf)

/* Any length, by Bluestein's convolution. */
static void any_length(complex64 *data, int n) {
  int m = 1;
  while (m < 2 * n) m *= 2;
  complex64 *a = calloc((size_t)m, sizeof *a), *b = calloc((size_t)m, sizeof *b), *chirp = calloc((size_t)n, sizeof *chirp);
  if (!a || !b || !chirp) exit(2);
  for (int i = 0; i < n; i++) {
    double angle = PI * ((long)i * i % (2 * n)) / n;
    chirp[i] = (complex64){cos(angle), -sin(angle)};
    a[i] = fft_times(data[i], chirp[i]);
    b[i] = (complex64){chirp[i].re, -chirp[i].im};
    if (i > 0) b[m - i] = b[i];
  }
  fft(a, m, -1), fft(b, m, -1);
  for (int i = 0; i < m; i++) a[i] = fft_times(a[i], b[i]);
  fft(a, m, 1);
  for (int i = 0; i < n; i++) {
    a[i].re /= m, a[i].im /= m;
    data[i] = fft_times(a[i], chirp[i]);
  }
  free(a), free(b), free(chirp);
}

static void transforms(void) {
  enum { LENGTH = 1024, ODD = 105 };
  static complex64 data[LENGTH], before[LENGTH];
  static complex32 small[LENGTH];
  for (int i = 0; i < LENGTH; i++) {
    data[i].re = sin(2 * PI * 5 * i / LENGTH) + 0.5 * cos(2 * PI * 100 * i / LENGTH) + 0.25;
    data[i].im = 0;
    small[i] = (complex32){(float)data[i].re, 0};
  }
  memcpy(before, data, sizeof data);
  fft(data, LENGTH, -1), fftf(small, LENGTH, -1);
  double energy = 0, worst = 0, worst32 = 0;
  for (int i = 0; i < LENGTH; i++) {
    double size = hypot(data[i].re, data[i].im);
    energy += size * size / LENGTH;
    worst32 = fmax(worst32, hypot(data[i].re - small[i].re, data[i].im - small[i].im));
    if (size > 1e-9) printf("frequency %d: %.3f\n", i, size);
  }
  printf("energy %.6f, float %s\n", energy, worst32 < 1e-2 ? "close" : "FAR");
  fft(data, LENGTH, 1), fftf(small, LENGTH, 1);
  for (int i = 0; i < LENGTH; i++) {
    worst = fmax(worst, hypot(data[i].re / LENGTH - before[i].re, data[i].im / LENGTH));
    worst32 = fmax(worst32, fabs((double)small[i].re / LENGTH - before[i].re));
  }
  printf("back: %s, %s\n", worst < 1e-12 ? "exact" : "WRONG", worst32 < 1e-2 ? "close" : "FAR");

  complex64 odd[ODD], slow[ODD];
  for (int i = 0; i < ODD; i++) odd[i] = (complex64){random_number(), random_number()};
  for (int k = 0; k < ODD; k++) {
    slow[k] = (complex64){0, 0};
    for (int i = 0; i < ODD; i++) {
      double angle = -2 * PI * (k * i % ODD) / ODD;
      complex64 part = fft_times(odd[i], (complex64){cos(angle), sin(angle)});
      slow[k].re += part.re, slow[k].im += part.im;
    }
  }
  any_length(odd, ODD);
  worst = 0;
  for (int i = 0; i < ODD; i++) worst = fmax(worst, hypot(odd[i].re - slow[i].re, odd[i].im - slow[i].im));
  printf("length %d: %s\n", ODD, worst < 1e-10 ? "as by definition" : "WRONG");
}

/* Long multiplication by convolution: 3^400 * 7^300, digit by digit. */
static void product(void) {
  enum { DIGITS = 1024 };
  static complex64 a[DIGITS], b[DIGITS];
  static int digits[DIGITS];
  complex64 *both[2] = {a, b};
  for (int which = 0; which < 2; which++) {
    int factor = which ? 7 : 3, count = which ? 300 : 400;
    memset(digits, 0, sizeof digits), digits[0] = 1;
    for (int i = 0; i < count; i++)
      for (int j = 0, carry = 0; j < DIGITS; j++) carry += digits[j] * factor, digits[j] = carry % 10, carry /= 10;
    for (int j = 0; j < DIGITS; j++) both[which][j] = (complex64){digits[j], 0};
  }
  fft(a, DIGITS, -1), fft(b, DIGITS, -1);
  for (int i = 0; i < DIGITS; i++) a[i] = fft_times(a[i], b[i]);
  fft(a, DIGITS, 1);
  long carry = 0;
  int top = 0, sum = 0;
  for (int i = 0; i < DIGITS; i++) {
    carry += lround(a[i].re / DIGITS);
    digits[i] = (int)(carry % 10), carry /= 10;
    if (digits[i]) top = i;
    sum += digits[i];
  }
  printf("3^400 * 7^300 has %d digits, starts ", top + 1);
  for (int i = top; i > top - 20; i--) printf("%d", digits[i]);
  printf(", ends ");
  for (int i = 19; i >= 0; i--) printf("%d", digits[i]);
  printf(", digits add up to %d\n", sum);
}

int main(void) {
  linear_algebra();
  eigenvalues();
  transforms();
  product();
  return 0;
}
