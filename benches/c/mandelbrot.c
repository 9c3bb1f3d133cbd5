// The Mandelbrot set on a small grid, its window moving from round to round.
// second: 2500
// test: 3 -> mandelbrot 10171393439161280640
#include <stdio.h>
#include <stdlib.h>

#define SIDE 64
#define LIMIT 50

static int steps(double cr, double ci) {
  double zr = 0, zi = 0;
  int i = 0;
  while (i < LIMIT && zr * zr + zi * zi <= 4) {
    double t = zr * zr - zi * zi + cr;
    zi = 2 * zr * zi + ci;
    zr = t;
    i++;
  }
  return i;
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10;
  unsigned long long sum = 0;
  for (long round = 0; round < n; round++) {
    double shift = (double)(round % 100) / 512;
    for (int y = 0; y < SIDE; y++)
      for (int x = 0; x < SIDE; x++)
        sum = sum * 3 + (unsigned long long)steps(2.0 * x / SIDE - 1.5 + shift, 2.0 * y / SIDE - 1);
  }
  printf("mandelbrot %llu\n", sum);
  return 0;
}
