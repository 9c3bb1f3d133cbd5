// The two ends of a pipe do not fit in one number.
#include <unistd.h>
int main(void) {
#ifdef MENDED
  int end[2];
#else
  int end[1];
#endif
  pipe(end);
  close(end[0]);
}
