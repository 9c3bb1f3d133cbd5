// The size of what is cleared is not set.
#include <string.h>
int main(void) {
  char room[8];
#ifdef MENDED
  size_t n = sizeof room;
#else
  size_t n;
#endif
  memset(room, 0, n);
  return room[0];
}
