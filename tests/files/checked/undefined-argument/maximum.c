// The largest of no elements.
#include <stdio.h>
static int max(const int *v, int n) {
#ifdef MENDED
  int m = 0;
#else
  int m;
#endif
  for (int i = 0; i < n; i++)
    m = v[i];
  return m;
}
int main(void) {
  int v[1] = { 1 };
  printf("%d\n", max(v, 0));
}
