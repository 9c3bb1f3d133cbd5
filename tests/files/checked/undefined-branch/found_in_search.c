// The place of a smallest element that is never set.
#include <stdio.h>
int main(void) {
  int v[3] = { 4, 2, 3 };
#ifdef MENDED
  int least = v[0];
#else
  int least;
#endif
  for (int i = 0; i < 3; i++)
    if (v[i] < least)
      least = v[i];
  printf("%d\n", least);
}
