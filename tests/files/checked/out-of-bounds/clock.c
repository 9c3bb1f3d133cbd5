// Seconds alone are no `struct timespec`.
#include <stdio.h>
#include <time.h>
int main(void) {
#ifdef MENDED
  struct timespec now;
#else
  time_t now;
#endif
  clock_gettime(CLOCK_REALTIME, (struct timespec *)&now);
  puts("now");
}
