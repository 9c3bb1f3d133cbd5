// More is compared than there is.
#include <stdio.h>
#include <string.h>
int main(void) {
  char a[4] = { 0 }, b[8] = { 0 };
#ifdef MENDED
  printf("%d\n", memcmp(a, b, sizeof a));
#else
  printf("%d\n", memcmp(a, b, sizeof b));
#endif
}
