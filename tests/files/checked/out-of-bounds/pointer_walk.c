// A pointer that is moved past the end and read there.
#include <stdio.h>
int main(void) {
  int v[3] = { 1, 2, 3 };
  int *end = v + 3;
  int last;
#ifdef MENDED
  last = *(end - 1);
#else
  last = *end;
#endif
  printf("%d\n", last);
}
