// A variable that only one way sets.
#include <stdio.h>
int main(int argc, char **argv) {
#ifdef MENDED
  int found = 0;
#else
  int found;
#endif
  if (argc > 5)
    found = 1;
  if (found)
    puts("found");
}
