// A string is built one character at a time, with its end behind the array.
#include <stdio.h>
int main(void) {
  char s[5];
  int n = 0;
#ifdef MENDED
  for (char c = 'a'; c < 'e'; c++)
#else
  for (char c = 'a'; c <= 'e'; c++)
#endif
    s[n++] = c;
  s[n] = 0;
  puts(s);
}
