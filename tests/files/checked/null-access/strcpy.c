// A string is copied to nowhere.
#include <stdio.h>
#include <string.h>
int main(void) {
#ifdef MENDED
  char room[8], *to = room;
#else
  char *to = NULL;
#endif
  strcpy(to, "text");
  puts(to);
}
