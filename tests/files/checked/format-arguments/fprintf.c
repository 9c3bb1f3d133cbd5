// The same to a file.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  fprintf(stdout, "%d %s\n", 1, "one");
#else
  fprintf(stdout, "%d %s\n", 1);
#endif
}
