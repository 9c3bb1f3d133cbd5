// A character is printed as a string.
#include <stdio.h>
int main(void) {
  const char *word = "abc";
#ifdef MENDED
  printf("%c\n", word[0]);
#else
  printf("%s\n", word[0]);
#endif
}
