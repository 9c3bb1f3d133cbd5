// Nobody asks whether there was memory.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc((size_t)1 << 60);
#ifdef MENDED
  if (p) p[0] = 1;
#else
  p[0] = 1;
#endif
  puts("done");
}
