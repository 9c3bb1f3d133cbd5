// Loops over arrays of bytes, ints, longs and doubles: sums, maps, copies, comparisons, prefix sums.
// second: 56000
// test: 14 -> arrays 338332933944656315
#include <stdio.h>
#include <stdlib.h>

#define N 4096

static int ints[N], more[N];
static double reals[N], others[N];
static unsigned char bytes[N];
static long long longs[N];

static unsigned long long step(unsigned long long round) {
  unsigned long long sum = 0;
  for (int i = 0; i < N; i++) ints[i] = (int)((i * 7 + round) & 1023);
  for (int i = 0; i < N; i++) more[i] = ints[i] * 3 - (int)round;
  for (int i = 0; i < N; i++) sum += (unsigned long long)(ints[i] ^ more[i]);
  int most = more[0];
  for (int i = 1; i < N; i++)
    if (more[i] > most) most = more[i];
  for (int i = 0; i < N; i++) reals[i] = reals[i] * 0.5 + ints[i];
  for (int i = 0; i < N; i++) others[i] = reals[i] + others[N - 1 - i] * 0.25;
  double total = 0;
  for (int i = 0; i < N; i++) total += others[i];
  for (int i = 0; i < N; i++) bytes[i] = (unsigned char)(bytes[i] + more[i]);
  int equal = 0;
  for (int i = 0; i < N; i++) equal += bytes[i] == (unsigned char)ints[i];
  longs[0] = (long long)round;
  for (int i = 1; i < N; i++) longs[i] = longs[i - 1] + bytes[i];
  for (int i = 0; i < N / 2; i++) {
    long long t = longs[i];
    longs[i] = longs[N - 1 - i];
    longs[N - 1 - i] = t;
  }
  return sum + (unsigned long long)most + (unsigned long long)(long long)total + (unsigned long long)equal + (unsigned long long)longs[N / 3];
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 100;
  unsigned long long sum = 0;
  for (long i = 0; i < n; i++) sum = sum * 31 + step((unsigned long long)i);
  printf("arrays %llu\n", sum);
  return 0;
}
