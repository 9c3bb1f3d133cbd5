// Ackermann's function.
// second: 54000
// test: 13 -> ackermann 1177
#include <stdio.h>
#include <stdlib.h>

static int ackermann(int m, int n) {
  if (m == 0) return n + 1;
  if (n == 0) return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 20;
  unsigned long long sum = 0;
  for (long i = 0; i < n; i++) sum += (unsigned long long)ackermann(3, 3 + (int)(sum & 1));
  printf("ackermann %llu\n", sum);
  return 0;
}
