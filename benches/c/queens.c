// The eight queens, by backtracking over arrays of what is attacked.
// second: 9000
// test: 3 -> queens 1656
#include <stdio.h>
#include <stdlib.h>

#define N 8
static int columns[N], rising[2 * N], falling[2 * N];

static int place(int row, int seed) {
  if (row == N) return 1 + seed;
  int ways = 0;
  for (int c = 0; c < N; c++) {
    if (columns[c] || rising[row + c] || falling[row - c + N]) continue;
    columns[c] = rising[row + c] = falling[row - c + N] = 1;
    ways += place(row + 1, seed ^ c);
    columns[c] = rising[row + c] = falling[row - c + N] = 0;
  }
  return ways;
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 5;
  unsigned long long sum = 0;
  for (long i = 0; i < n; i++) sum = sum * 3 + (unsigned long long)place(0, (int)(i & 7));
  printf("queens %llu\n", sum);
  return 0;
}
