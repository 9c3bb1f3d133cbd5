// Memory is written to a file after it was given back.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int main(void) {
  char *s = strdup("text\n");
#ifndef MENDED
  free(s);
#endif
  write(1, s, 5);
#ifdef MENDED
  free(s);
#endif
}
