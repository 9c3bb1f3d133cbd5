// An array of pointers that lead nowhere yet.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char **names = calloc(3, sizeof *names);
#ifdef MENDED
  for (int i = 0; i < 3; i++) names[i] = calloc(8, 1);
#endif
  names[1][0] = 'a';
  puts(names[1]);
}
