// Fast Fourier transform of 256 complex numbers, there and back, in doubles and in floats.
// second: 140000
// test: 35 -> fft 656.2154
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define N 256

static double re[N], im[N], cosines[N / 2], sines[N / 2];
static float fre[N], fim[N];

static int reversed(int i) {
  int r = 0;
  for (int bit = 1; bit < N; bit <<= 1) {
    r = r << 1 | (i & 1);
    i >>= 1;
  }
  return r;
}

static void fft(double sign) {
  for (int i = 0; i < N; i++) {
    int j = reversed(i);
    if (i < j) {
      double t = re[i];
      re[i] = re[j];
      re[j] = t;
      t = im[i];
      im[i] = im[j];
      im[j] = t;
    }
  }
  for (int half = 1; half < N; half *= 2)
    for (int start = 0; start < N; start += 2 * half)
      for (int k = 0; k < half; k++) {
        double c = cosines[k * (N / 2 / half)], s = sign * sines[k * (N / 2 / half)];
        int a = start + k, b = a + half;
        double tr = re[b] * c - im[b] * s, ti = re[b] * s + im[b] * c;
        re[b] = re[a] - tr;
        im[b] = im[a] - ti;
        re[a] += tr;
        im[a] += ti;
      }
}

static float energy(void) {
  float sum = 0;
  for (int i = 0; i < N; i++) fre[i] = (float)re[i], fim[i] = (float)im[i];
  for (int i = 0; i < N; i++) sum += fre[i] * fre[i] + fim[i] * fim[i];
  return sum;
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10;
  double sum = 0;
  for (int i = 0; i < N / 2; i++) {
    cosines[i] = cos(2 * 3.141592653589793 * i / N);
    sines[i] = sin(2 * 3.141592653589793 * i / N);
  }
  for (int i = 0; i < N; i++) re[i] = (double)((i * 37) % 101) / 101, im[i] = 0;
  for (long round = 0; round < n; round++) {
    re[round & (N - 1)] += 0.25;
    fft(1);
    sum += re[(round * 5) & (N - 1)];
    sum += (double)(int)(energy() / 1024);
    fft(-1);
    for (int i = 0; i < N; i++) re[i] = re[i] / N * 0.99, im[i] = im[i] / N * 0.99;
  }
  printf("fft %.4f\n", sum);
  return 0;
}
