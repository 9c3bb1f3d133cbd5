// A constant string is given back.
#include <stdlib.h>
#include <string.h>
int main(void) {
#ifdef MENDED
  char *name = strdup("unknown");
#else
  char *name = "unknown";
#endif
  free(name);
}
