// A file is read that could not be opened.
#include <stdio.h>
int main(void) {
  char line[10];
  FILE *f = fopen("/no/such/file", "r");
#ifdef MENDED
  if (f)
#endif
  fgets(line, sizeof line, f);
}
