// A byte is looked for further than the memory goes.
#include <stdio.h>
#include <string.h>
int main(void) {
  char v[4] = { 1, 2, 3, 4 };
#ifdef MENDED
  printf("%d\n", memchr(v, 3, 5) != NULL);
#else
  printf("%d\n", memchr(v, 9, 5) == NULL);
#endif
}
