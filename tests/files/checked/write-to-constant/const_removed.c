// A cast takes `const` away.
#include <stdio.h>
#ifdef MENDED
static int limit = 10;
#else
static const int limit = 10;
#endif
static void raise(int *n) { *n += 1; }
int main(void) {
  raise((int *)&limit);
  puts("raised");
}
