// A function is told of more elements than an array has.
#include <stdio.h>
static int sum(const int *v, int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += v[i];
  return s;
}
int main(void) {
  int v[3] = { 1, 2, 3 };
#ifdef MENDED
  printf("%d\n", sum(v, 3));
#else
  printf("%d\n", sum(v, 4));
#endif
}
