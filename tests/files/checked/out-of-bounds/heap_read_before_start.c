// A loop downwards that reads in front of the first element.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *text = calloc(8, 1);
#ifdef MENDED
  for (int i = 7; i >= 0; i--)
#else
  for (int i = 7; i >= -1; i--)
#endif
    if (text[i] != 0)
      puts("set");
  free(text);
}
