// A character of an array is printed that nobody has set.
#include <stdio.h>
int main(void) {
  char s[4];
#ifdef MENDED
  for (int i = 0; i < 4; i++)
#else
  for (int i = 0; i < 3; i++)
#endif
    s[i] = (char)('a' + i);
  for (int i = 0; i < 4; i++)
    putchar(s[i]);
  putchar('\n');
}
