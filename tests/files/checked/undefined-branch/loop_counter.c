// A loop whose counter starts anywhere.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  int i = 0;
#else
  int i;
#endif
  for (; i < 3; i++)
    puts("round");
}
