// An element in front of the first one of a variable.
#include <stdio.h>
static int counts[26];
int main(void) {
  for (const char *p = "heLlo"; *p; p++)
#ifdef MENDED
    counts[(*p | 32) - 'a']++;
#else
    counts[*p - 'a']++;
#endif
  printf("%d\n", counts[4]);
}
