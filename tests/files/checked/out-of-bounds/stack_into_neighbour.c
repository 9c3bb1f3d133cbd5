// An index that leads from one array into another.
#include <stdio.h>
int main(void) {
  int a[4] = { 1, 2, 3, 4 };
  int b[4] = { 5, 6, 7, 8 };
  int *p = a;
  long apart = b - a;
#ifdef MENDED
  printf("%d\n", p[3]);
#else
  printf("%d\n", p[apart]);
#endif
}
