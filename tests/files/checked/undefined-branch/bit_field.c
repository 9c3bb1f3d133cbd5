// A bit-field that nobody has set.
#include <stdio.h>
struct options { unsigned verbose : 1, quiet : 1, level : 3; };
int main(void) {
  struct options o;
  o.verbose = 1;
  o.level = 2;
#ifdef MENDED
  o.quiet = 0;
#endif
  if (o.verbose)
    puts("verbose");
  if (o.quiet)
    puts("quiet");
}
