// A string that is longer than its array.
#include <stdio.h>
#include <string.h>
int main(void) {
#ifdef MENDED
  char name[16];
#else
  char name[8];
#endif
  strcpy(name, "Alexander");
  puts(name);
}
