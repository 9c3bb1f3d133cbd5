// Two strings that do not fit together.
#include <stdlib.h>
#include <string.h>
int main(void) {
#ifdef MENDED
  char *name = malloc(12);
#else
  char *name = malloc(10);
#endif
  strcpy(name, "hello ");
  strcat(name, "world");
  free(name);
}
