// The result of `stat` is written to too small a place.
#include <stdio.h>
#include <sys/stat.h>
int main(void) {
#ifdef MENDED
  struct stat room;
#else
  char room[64];
#endif
  printf("%d\n", stat("/", (struct stat *)&room));
}
