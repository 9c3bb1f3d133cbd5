// An integer is read at an odd address.
#include <stdio.h>
#include <string.h>
int main(void) {
  char bytes[16] __attribute__((aligned(16))) = "abcdefghijklmno";
#ifdef MENDED
  int n;
  memcpy(&n, bytes + 1, sizeof n);
#else
  int n = *(int *)(bytes + 1);
#endif
  printf("%x\n", n);
}
