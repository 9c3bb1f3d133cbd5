// A block of no bytes.
#include <stdlib.h>
int main(int argc, char **argv) {
#ifdef MENDED
  char *p = malloc(argc);
#else
  char *p = malloc(argc - 1);
#endif
  p[0] = 1;
  free(p);
}
