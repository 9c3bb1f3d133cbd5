// A number is read that has no place.
#include <stdio.h>
int main(void) {
  int a;
#ifdef MENDED
  int b; sscanf("1 2", "%d %d", &a, &b);
#else
  sscanf("1 2", "%d %d", &a);
#endif
}
