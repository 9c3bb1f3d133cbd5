// A name without its end is asked of the environment.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
#ifdef MENDED
  char name[5] = "HOME";
#else
  char name[4] = "HOME";
#endif
  printf("%d\n", getenv(name) == name);
}
