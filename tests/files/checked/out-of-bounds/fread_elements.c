// Elements are counted where bytes are asked for.
#include <stdio.h>
int main(void) {
  int v[4] = { 0 };
  FILE *f = fopen("/dev/zero", "r");
#ifdef MENDED
  unsigned long n = fread(v, sizeof *v, 4, f);
#else
  unsigned long n = fread(v, sizeof *v, sizeof v, f);
#endif
  printf("%lu\n", n);
  fclose(f);
}
