// A variable of the program is given back.
#include <stdlib.h>
static char buffer[100];
int main(int argc, char **argv) {
#ifdef MENDED
  char *p = argc < 5 ? malloc(200) : buffer;
#else
  char *p = argc > 5 ? malloc(200) : buffer;
#endif
  p[0] = 1;
  free(p);
}
