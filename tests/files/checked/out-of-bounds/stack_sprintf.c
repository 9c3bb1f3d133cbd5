// A text with numbers that is longer than its array.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  char line[20];
#else
  char line[10];
#endif
  sprintf(line, "%d + %d = %d", 10, 20, 30);
  puts(line);
}
