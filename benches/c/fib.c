// Fibonacci numbers by double recursion.
// second: 91000
// test: 22 -> fib 53887
#include <stdio.h>
#include <stdlib.h>

static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 20;
  unsigned long long sum = 0;
  for (long i = 0; i < n; i++) sum += (unsigned long long)fib(15 + (int)(sum & 3));
  printf("fib %llu\n", sum);
  return 0;
}
