// An array is filled but for its last element.
#include <stdio.h>
int main(void) {
  int v[4];
#ifdef MENDED
  for (int i = 0; i < 4; i++)
#else
  for (int i = 0; i < 3; i++)
#endif
    v[i] = i;
  for (int i = 0; i < 4; i++)
    if (v[i] == 2)
      puts("two");
}
