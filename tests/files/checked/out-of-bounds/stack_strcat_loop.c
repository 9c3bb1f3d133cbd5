// Words are appended until the array is full, and further.
#include <stdio.h>
#include <string.h>
int main(void) {
#ifdef MENDED
  char line[16] = "";
#else
  char line[12] = "";
#endif
  for (int i = 0; i < 3; i++)
    strcat(line, "word ");
  puts(line);
}
