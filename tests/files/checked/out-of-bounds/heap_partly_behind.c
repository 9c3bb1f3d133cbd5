// A store of which the last bytes lie behind the block.
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *bytes = malloc(10);
  long value = 1;
#ifdef MENDED
  memcpy(bytes + 2, &value, sizeof value);
#else
  memcpy(bytes + 4, &value, sizeof value);
#endif
  free(bytes);
}
