// Flips of prefixes over all permutations of seven numbers, from a beginning that changes.
// second: 4700
// test: 3 -> fannkuch 48 684
#include <stdio.h>
#include <stdlib.h>

#define N 7

static int fannkuch(int first, int *checksum) {
  int perm[N], start[N], count[N], most = 0, r = N, nr = 0;
  for (int i = 0; i < N; i++) start[i] = (i + first) % N;
  for (;;) {
    for (; r != 1; r--) count[r - 1] = r;
    for (int i = 0; i < N; i++) perm[i] = start[i];
    int flips = 0, k;
    while ((k = perm[0]) != 0) {
      for (int i = 0, j = k; i < j; i++, j--) {
        int t = perm[i];
        perm[i] = perm[j];
        perm[j] = t;
      }
      flips++;
    }
    if (flips > most) most = flips;
    *checksum += nr % 2 == 0 ? flips : -flips;
    for (;;) {
      if (r == N) return most;
      int t = start[0];
      for (int i = 0; i < r; i++) start[i] = start[i + 1];
      start[r] = t;
      if (--count[r] > 0) break;
      r++;
    }
    nr++;
  }
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10;
  int checksum = 0;
  unsigned long long flips = 0;
  for (long i = 0; i < n; i++) flips += (unsigned long long)fannkuch((int)(i % N), &checksum);
  printf("fannkuch %llu %d\n", flips, checksum);
  return 0;
}
