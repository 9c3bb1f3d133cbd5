// A field of fixed width is no string.
#include <stdio.h>
struct record { char name[4]; };
static struct record records[1] = { { "ABCD" } };
int main(void) {
#ifdef MENDED
  printf("%.4s\n", records[0].name);
#else
  printf("%s\n", records[0].name);
#endif
}
