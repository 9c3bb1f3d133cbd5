// The address of a variable is returned.
#include <stdio.h>
#ifdef MENDED
static int *number(int *x) {
  *x = 5;
  int *p = x;
#else
static int *number(void) {
  int x = 5;
  int *p = &x;
#endif
  return p;
}
int main(void) {
#ifdef MENDED
  int x, *p = number(&x);
#else
  int *p = number();
#endif
  printf("%d\n", *p);
}
