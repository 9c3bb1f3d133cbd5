// A pointer is given back that was not set.
#include <stdlib.h>
int main(void) {
#ifdef MENDED
  char *p = NULL;
#else
  char *p;
#endif
  free(p);
}
