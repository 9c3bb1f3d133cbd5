// A character is looked for that is not there.
#include <stdio.h>
#include <string.h>
int main(void) {
#ifdef MENDED
  char line[] = "a newline\n";
#else
  char line[] = "no newline";
#endif
  *strchr(line, '\n') = 0;
  puts(line);
}
