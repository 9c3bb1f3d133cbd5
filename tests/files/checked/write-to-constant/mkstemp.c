// The name of a temporary file is made in its pattern.
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
int main(void) {
#ifdef MENDED
  char name[] = "/tmp/jitlite-XXXXXX";
#else
  char *name = "/tmp/jitlite-XXXXXX";
#endif
  int f = mkstemp(name);
  close(f);
  unlink(name);
}
