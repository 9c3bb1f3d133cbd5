// A clean-up function runs twice.
#include <stdlib.h>
static char *buffer;
static void clean(void) {
  free(buffer);
#ifdef MENDED
  buffer = NULL;
#endif
}
int main(void) {
  buffer = malloc(10);
  clean();
  clean();
}
