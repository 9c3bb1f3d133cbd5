// A swap reads its third variable too early.
#include <stdio.h>
static void swap(int *a, int *b) {
  int t;
#ifdef MENDED
  t = *a;
  *a = *b;
  *b = t;
#else
  *a = *b;
  *b = t;
  t = *a;
#endif
}
int main(void) {
  int x = 1, y = 2;
  swap(&x, &y);
  printf("%d %d\n", x, y);
}
