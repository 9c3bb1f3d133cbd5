// The size of a parameter that is an array is that of a pointer.
#include <stdio.h>
#include <string.h>
static void clear(char text[4]) {
#ifdef MENDED
  memset(text, 0, 4);
#else
  memset(text, 0, sizeof text);
#endif
}
int main(void) {
  char text[4];
  clear(text);
  printf("%d\n", text[3]);
}
