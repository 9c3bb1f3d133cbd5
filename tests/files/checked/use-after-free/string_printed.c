// A string is printed that was given back.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *s = strdup("text");
#ifndef MENDED
  free(s);
#endif
  puts(s);
#ifdef MENDED
  free(s);
#endif
}
