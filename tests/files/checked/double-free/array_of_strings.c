// One string stands twice in an array.
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *names[3];
  for (int i = 0; i < 3; i++)
    names[i] = strdup("name");
#ifndef MENDED
  names[2] = names[0];
#endif
  for (int i = 0; i < 3; i++)
    free(names[i]);
}
