// Of a union less was written than is read.
#include <stdio.h>
union value { char c; int i; };
int main(void) {
  union value v;
#ifdef MENDED
  v.i = 0;
#endif
  v.c = 1;
  if (v.c == 1)
    puts("c");
  if (v.i == 1)
    puts("i");
}
