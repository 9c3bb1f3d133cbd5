// A text is made in a branch, and printed behind it.
// flags: -O1 -fno-inline
#include <stdio.h>
__attribute__((noinline)) static const char *same(const char *s) { return s; }
int main(int argc, char **argv) {
  const char *message = "none";
#ifdef MENDED
  char text[20];
#endif
  if (argc > 0) {
#ifndef MENDED
    char text[20];
#endif
    sprintf(text, "%d arguments", argc);
    message = same(text);
  }
  puts(message);
}
