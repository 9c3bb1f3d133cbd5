// Characters of an array that nobody has set.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  char name[8] = "";
#else
  char name[8];
#endif
  name[0] = 'a';
  int n = 0;
  while (n < 8 && name[n] != 0)
    n++;
  puts("counted");
}
