// A number that could not be read.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  int n = 0;
#else
  int n;
#endif
  const char *line = "abc";
  sscanf(line, "%d", &n);
  if (n > 10)
    puts("large");
}
