// The end of a string is written one behind the block.
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *to = malloc(5);
  memcpy(to, "hello", 5);
#ifdef MENDED
  to[4] = '\0';
#else
  to[5] = '\0';
#endif
  free(to);
}
