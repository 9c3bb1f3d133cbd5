// A number is read to nowhere.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  int n, *to = &n;
#else
  int *to = NULL;
#endif
  sscanf("5", "%d", to);
}
