// A constant string is cut in words.
#include <stdio.h>
#include <string.h>
int main(void) {
#ifdef MENDED
  char line[] = "one two";
#else
  char *line = "one two";
#endif
  for (char *w = strtok(line, " "); w; w = strtok(NULL, " "))
    puts(w);
}
