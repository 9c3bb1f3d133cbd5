// The size that is passed is not that of the array.
#include <stdio.h>
int main(void) {
  char line[8];
#ifdef MENDED
  snprintf(line, sizeof line, "%s", "more than eight");
#else
  snprintf(line, 80, "%s", "more than eight");
#endif
  puts(line);
}
