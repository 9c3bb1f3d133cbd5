// The elements of an array are moved by one with `memcpy`.
#include <stdio.h>
#include <string.h>
int main(void) {
  int v[5] = { 1, 2, 3, 4, 5 };
#ifdef MENDED
  memmove(v + 1, v, 4 * sizeof *v);
#else
  memcpy(v + 1, v, 4 * sizeof *v);
#endif
  printf("%d\n", v[4]);
}
