// What a round of a loop has set is not there in the next.
#include <stdio.h>
int main(void) {
  int *v = __builtin_alloca(4 * sizeof *v);
  v[0] = 1;
#ifdef MENDED
  v[1] = 2;
#endif
  if (v[1] == 2)
    puts("two");
}
