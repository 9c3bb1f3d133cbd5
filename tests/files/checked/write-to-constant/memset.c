// A constant string is cleared.
#include <string.h>
int main(void) {
#ifdef MENDED
  char secret[] = "secret";
#else
  char *secret = "secret";
#endif
  memset(secret, 0, 6);
}
