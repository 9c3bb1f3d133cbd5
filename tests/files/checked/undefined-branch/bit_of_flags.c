// One bit of a word is set, another one is asked for.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  unsigned flags = 0;
#else
  unsigned flags;
#endif
  flags |= 1;
  if (flags & 1)
    puts("first");
  if (flags & 4)
    puts("third");
}
