// A variable for the answer is asked before it is there.
#include <stdio.h>
#include <string.h>
int main(void) {
#ifdef MENDED
  int differs = strcmp("a", "b");
#else
  int differs;
#endif
  if (differs)
    puts("differs");
#ifndef MENDED
  differs = strcmp("a", "b");
#endif
}
