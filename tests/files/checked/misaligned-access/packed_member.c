// The address of a packed member is used as that of a usual one.
#include <stdio.h>
struct __attribute__((packed)) head { char kind; int size; };
static int get(const int *p) { return *p; }
int main(void) {
  struct head h __attribute__((aligned(8))) = { 1, 2 };
#ifdef MENDED
  printf("%d\n", h.size);
#else
  printf("%d\n", get(&h.size));
#endif
}
