// A variable of the program leads to one of a function.
#include <stdio.h>
static int *current;
static void start(void) {
#ifdef MENDED
  static int count = 0;
#else
  int count = 0;
#endif
  current = &count;
}
int main(void) {
  start();
  *current += 1;
  puts("counted");
}
