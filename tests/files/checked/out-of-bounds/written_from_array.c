// More is written than the array has.
#include <fcntl.h>
#include <unistd.h>
int main(void) {
  char text[4] = { 'a', 'b', 'c', '\n' };
#ifdef MENDED
  write(1, text, 4);
#else
  write(1, text, 5);
#endif
}
