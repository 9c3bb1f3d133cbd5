// An index that nobody has set.
#include <stdio.h>
int main(void) {
  int v[4] = { 1, 2, 3, 4 };
#ifdef MENDED
  int i = 2;
#else
  int i;
#endif
  printf("%d\n", v[i]);
}
