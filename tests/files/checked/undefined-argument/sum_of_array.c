// A sum over more elements than were set.
#include <stdio.h>
int main(void) {
  int v[5];
#ifdef MENDED
  for (int i = 0; i < 5; i++)
#else
  for (int i = 1; i < 5; i++)
#endif
    v[i] = i;
  int sum = 0;
  for (int i = 0; i < 5; i++)
    sum += v[i];
  printf("%d\n", sum);
}
