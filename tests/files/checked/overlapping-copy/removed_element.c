// An element is removed from a list.
#include <stdio.h>
#include <string.h>
int main(void) {
  char list[] = "abcdef";
#ifdef MENDED
  memmove(list + 2, list + 3, 4);
#else
  memcpy(list + 2, list + 3, 4);
#endif
  puts(list);
}
