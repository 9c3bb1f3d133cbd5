// The sieve of Eratosthenes over bytes.
// second: 24000
// test: 6 -> sieve 11398
#include <stdio.h>
#include <stdlib.h>

#define N 16384
static unsigned char composite[N + 1];

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 50;
  unsigned long long sum = 0;
  for (long round = 0; round < n; round++) {
    int limit = N - (int)(round & 255), count = 0;
    for (int i = 2; i <= limit; i++) composite[i] = 0;
    for (int i = 2; i <= limit; i++) {
      if (composite[i]) continue;
      count++;
      for (int k = i + i; k <= limit; k += i) composite[k] = 1;
    }
    sum += (unsigned long long)count;
  }
  printf("sieve %llu\n", sum);
  return 0;
}
