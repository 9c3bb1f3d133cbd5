// A sieve that crosses its own limit out.
#include <stdio.h>
#define LIMIT 50
static char composite[LIMIT];
int main(void) {
  int count = 0;
  for (int i = 2; i < LIMIT; i++) {
    count += !composite[i];
#ifdef MENDED
    for (int j = 2 * i; j < LIMIT; j += i)
#else
    for (int j = 2 * i; j <= LIMIT; j += i)
#endif
      composite[j] = 1;
  }
  printf("%d\n", count);
}
