// Conway's game of life on a torus: two-dimensional arrays and branches.
// second: 65000
// test: 16 -> life 427483887781608777
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define W 64
#define H 48
static unsigned char now[H][W], then[H][W];

static int neighbours(int y, int x) {
  int count = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if (dy != 0 || dx != 0) count += now[(y + dy + H) % H][(x + dx + W) % W];
  return count;
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10;
  unsigned random = 2024;
  unsigned long long sum = 0;
  for (long round = 0; round < n; round++) {
    if (round % 64 == 0)
      for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
          random = random * 1103515245u + 12345u;
          now[y][x] = (random >> 20 & 3) == 0;
        }
    int alive = 0;
    for (int y = 0; y < H; y++)
      for (int x = 0; x < W; x++) {
        int k = neighbours(y, x);
        then[y][x] = k == 3 || (k == 2 && now[y][x]);
        alive += then[y][x];
      }
    memcpy(now, then, sizeof now);
    sum = sum * 31 + (unsigned long long)alive;
  }
  printf("life %llu\n", sum);
  return 0;
}
