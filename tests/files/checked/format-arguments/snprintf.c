// The same to an array.
#include <stdio.h>
int main(void) {
  char to[40];
#ifdef MENDED
  snprintf(to, sizeof to, "%d %d %d", 1, 2, 3);
#else
  snprintf(to, sizeof to, "%d %d %d", 1, 2);
#endif
  puts(to);
}
