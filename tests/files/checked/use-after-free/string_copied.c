// A string is copied out of a block that was given back.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *s = strdup("text");
  char copy[8];
#ifndef MENDED
  free(s);
#endif
  strcpy(copy, s);
#ifdef MENDED
  free(s);
#endif
  puts(copy);
}
