// The value of a bit-field that nobody has set is printed.
#include <stdio.h>
struct date { unsigned day : 5, month : 4, year : 12; };
int main(void) {
  struct date d;
  d.day = 1;
  d.year = 2000;
#ifdef MENDED
  d.month = 5;
#endif
  printf("%d\n", d.day);
  printf("%d\n", d.month);
}
