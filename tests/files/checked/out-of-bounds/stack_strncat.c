// The number of `strncat` is that of the room, not of what is left of it.
#include <stdio.h>
#include <string.h>
int main(void) {
  char to[8] = "abcd";
#ifdef MENDED
  strncat(to, "efghij", sizeof to - strlen(to) - 1);
#else
  strncat(to, "efghij", sizeof to);
#endif
  puts(to);
}
