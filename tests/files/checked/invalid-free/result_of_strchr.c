// A place in a string is given back.
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *s = strdup("key=value");
  char *value = strchr(s, '=') + 1;
  value[0] = 'V';
#ifdef MENDED
  free(s);
#else
  free(value);
#endif
}
