// A number that prints longer than its buffer.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
#ifdef MENDED
  char *text = malloc(16);
#else
  char *text = malloc(8);
#endif
  sprintf(text, "%d", 12345678);
  puts(text);
  free(text);
}
