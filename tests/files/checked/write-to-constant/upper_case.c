// The letters of a constant string are made upper case in place.
#include <ctype.h>
#include <stdio.h>
static void upper(char *s) {
  for (; *s; s++)
    *s = (char)toupper((unsigned char)*s);
}
int main(void) {
#ifdef MENDED
  char word[] = "word";
#else
  char *word = "word";
#endif
  upper(word);
  puts(word);
}
