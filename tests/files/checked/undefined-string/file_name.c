// A name of a file that is partly built.
#include <stdio.h>
int main(void) {
  char name[16];
  name[0] = '/';
#ifdef MENDED
  name[1] = 0;
#endif
  FILE *f = fopen(name, "r");
  if (f)
    puts("opened");
}
