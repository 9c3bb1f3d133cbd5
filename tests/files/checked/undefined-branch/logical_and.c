// The second condition is what is undefined.
#include <stdio.h>
int main(int argc, char **argv) {
#ifdef MENDED
  int limit = 9;
#else
  int limit;
#endif
  if (argc > 0 && argc < limit)
    puts("few");
}
