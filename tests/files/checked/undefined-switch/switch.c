// A `switch` on a variable that nobody has set.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  int choice = 2;
#else
  int choice;
#endif
  switch (choice) {
  case 1: puts("one"); break;
  case 2: puts("two"); break;
  }
}
