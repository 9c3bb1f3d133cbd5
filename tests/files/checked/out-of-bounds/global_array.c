// The element behind the last one of a variable.
#include <stdio.h>
int days[12] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
int main(void) {
  int month = 12;
#ifdef MENDED
  printf("%d\n", days[month - 1]);
#else
  printf("%d\n", days[month]);
#endif
}
