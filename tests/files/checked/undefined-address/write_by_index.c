// An index that a loop should have found.
#include <stdio.h>
int main(void) {
  int v[3] = { 1, 2, 3 };
#ifdef MENDED
  int at = 0;
#else
  int at;
#endif
  for (int i = 0; i < 3; i++)
    if (v[i] == 9)
      at = i;
  v[at] = 0;
  puts("done");
}
