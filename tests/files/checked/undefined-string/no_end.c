// Letters are written without an end behind them.
#include <stdio.h>
int main(void) {
  char s[8];
  s[0] = 'o';
  s[1] = 'k';
#ifdef MENDED
  s[2] = 0;
#endif
  printf("%s\n", s);
}
