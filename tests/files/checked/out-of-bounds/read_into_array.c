// More is asked of the system than the array holds.
#include <stdio.h>
#include <fcntl.h>
#include <unistd.h>
int main(void) {
  char buffer[8];
  int f = open("/dev/zero", O_RDONLY);
#ifdef MENDED
  long n = read(f, buffer, sizeof buffer);
#else
  long n = read(f, buffer, 16);
#endif
  printf("%ld\n", n);
  close(f);
}
