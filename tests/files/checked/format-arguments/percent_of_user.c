// A text of the user is the format.
#include <stdio.h>
int main(void) {
  const char *input = "100%d";
#ifdef MENDED
  printf("%s", input);
#else
  printf(input);
#endif
}
