// A date is written to less room than is said.
#include <stdio.h>
#include <time.h>
int main(void) {
  char text[8];
  time_t zero = 0;
#ifdef MENDED
  size_t n = strftime(text, sizeof text, "%y%m%d", gmtime(&zero));
#else
  size_t n = strftime(text, 20, "%Y-%m-%d", gmtime(&zero));
#endif
  printf("%zu\n", n);
}
