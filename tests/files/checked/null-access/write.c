// A write at null.
#include <stddef.h>
static int *target;
int main(void) {
#ifdef MENDED
  static int x; target = &x;
#endif
  *target = 5;
}
