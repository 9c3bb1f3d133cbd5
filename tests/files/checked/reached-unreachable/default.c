// A `switch` that is promised to have no other case.
#include <stdio.h>
static int days(int month) {
  switch (month) {
  case 1: return 31;
  case 2: return 28;
  default: __builtin_unreachable();
  }
}
int main(void) {
#ifdef MENDED
  printf("%d\n", days(2));
#else
  printf("%d\n", days(3));
#endif
}
