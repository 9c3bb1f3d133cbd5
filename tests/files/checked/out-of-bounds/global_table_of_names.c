// A name of a table that has fewer.
#include <stdio.h>
static const char *names[] = { "zero", "one", "two" };
int main(void) {
#ifdef MENDED
  for (int i = 0; i < 3; i++)
#else
  for (int i = 0; i < 4; i++)
#endif
    puts(names[i]);
}
