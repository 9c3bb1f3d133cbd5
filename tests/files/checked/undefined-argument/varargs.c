// A variable argument that nobody has set.
#include <stdarg.h>
#include <stdio.h>
static int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  int s = 0;
  for (int i = 0; i < n; i++)
    s += va_arg(list, int);
  va_end(list);
  return s;
}
int main(void) {
#ifdef MENDED
  int x = 3;
#else
  int x;
#endif
  printf("%d\n", sum(3, 1, 2, x));
}
