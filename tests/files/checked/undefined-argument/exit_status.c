// A status that nobody has set.
#include <stdlib.h>
int main(void) {
#ifdef MENDED
  int status = 0;
#else
  int status;
#endif
  exit(status);
}
