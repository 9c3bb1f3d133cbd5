// A function that does not set its result when it fails.
#include <stdio.h>
static int parse(const char *s, int *to) {
  if (*s < '0' || *s > '9')
    return -1;
  *to = *s - '0';
  return 0;
}
int main(void) {
  int n;
#ifdef MENDED
  if (parse("x", &n) != 0) n = 0;
#else
  parse("x", &n);
#endif
  if (n == 5)
    puts("five");
}
