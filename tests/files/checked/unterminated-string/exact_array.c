// An array has room for the letters alone.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  char word[5] = "word";
#else
  char word[4] = "word";
#endif
  puts(word);
}
