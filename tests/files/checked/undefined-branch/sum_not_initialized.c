// A sum that starts at nothing.
#include <stdio.h>
int main(void) {
  int v[3] = { 1, 2, 3 };
#ifdef MENDED
  int sum = 0;
#else
  int sum;
#endif
  for (int i = 0; i < 3; i++)
    sum += v[i];
  if (sum == 6)
    puts("six");
}
