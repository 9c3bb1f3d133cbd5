// A place in a string that was not found is used all the same.
#include <stdio.h>
#include <string.h>
int main(void) {
  char line[] = "key value";
  size_t at = strcspn(line, "=");
#ifdef MENDED
  line[at - 1] = 'x';
#else
  line[at + 1] = 'x';
#endif
  puts(line);
}
