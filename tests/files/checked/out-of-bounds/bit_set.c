// A set of bits with too few words.
#include <stdlib.h>
int main(void) {
  int bits = 100;
#ifdef MENDED
  unsigned *set = calloc((bits + 31) / 32, sizeof *set);
#else
  unsigned *set = calloc(bits / 32, sizeof *set);
#endif
  for (int i = 0; i < bits; i++)
    set[i / 32] |= 1u << i % 32;
  free(set);
}
