// The letters of a string are copied without its end.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  const char *from = "text";
#ifdef MENDED
  char *to = calloc(5, 1);
#else
  char *to = malloc(4);
#endif
  memcpy(to, from, 4);
  printf("%zu\n", strlen(to));
  free(to);
}
