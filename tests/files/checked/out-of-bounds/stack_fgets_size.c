// More may be read than the array holds.
#include <stdio.h>
int main(void) {
  char line[16];
  FILE *f = fopen("/dev/null", "r");
#ifdef MENDED
  char *got = fgets(line, sizeof line, f);
#else
  char *got = fgets(line, 64, f);
#endif
  printf("%d\n", got != NULL);
  fclose(f);
}
