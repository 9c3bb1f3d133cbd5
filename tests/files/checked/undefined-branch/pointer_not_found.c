// A pointer is returned that was not found.
#include <stdio.h>
#include <stddef.h>
static const char *find(const char *s, char c) {
#ifdef MENDED
  const char *at = NULL;
#else
  const char *at;
#endif
  for (; *s; s++)
    if (*s == c)
      at = s;
  return at;
}
int main(void) {
  if (!find("abc", 'x'))
    puts("not found");
}
