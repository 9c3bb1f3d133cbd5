// A text is built in an array of the function that returns it.
#include <stdio.h>
static char *label(int n) {
#ifdef MENDED
  static char text[16];
#else
  char text[16];
#endif
  sprintf(text, "no. %d", n);
  char *result = text;
  return result;
}
int main(void) { puts(label(7)); }
