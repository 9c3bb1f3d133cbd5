// A read at null.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  int x = 1, *p = &x;
#else
  int *p = NULL;
#endif
  printf("%d\n", *p);
}
