// The length of a string that is not there.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  const char *home = getenv("JITLITE_TESTS_SET_NO_SUCH_VARIABLE");
#ifdef MENDED
  if (!home) home = "";
#endif
  printf("%zu\n", strlen(home));
}
