// A copy of a string without room for its end.
#include <stdlib.h>
#include <string.h>
int main(void) {
  const char *from = "hello";
#ifdef MENDED
  char *to = malloc(strlen(from) + 1);
#else
  char *to = malloc(strlen(from));
#endif
  strcpy(to, from);
  free(to);
}
