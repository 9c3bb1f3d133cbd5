// Memory is cleared that is not there.
#include <string.h>
int main(void) {
#ifdef MENDED
  char room[4], *p = room;
#else
  char *p = 0;
#endif
  memset(p, 0, 4);
}
