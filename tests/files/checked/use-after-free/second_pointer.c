// Two pointers lead to one block, and one of them gives it back.
#include <stdlib.h>
struct owner { int *data; };
int main(void) {
  struct owner a = { calloc(4, sizeof(int)) };
  struct owner b = a;
#ifndef MENDED
  free(a.data);
#endif
  b.data[1] = 1;
#ifdef MENDED
  free(a.data);
#endif
}
