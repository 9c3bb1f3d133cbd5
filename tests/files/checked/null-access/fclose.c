// A file is closed that could not be opened.
#include <stdio.h>
int main(void) {
  FILE *f = fopen("/no/such/file", "r");
#ifdef MENDED
  if (f) fclose(f);
#else
  fclose(f);
#endif
}
