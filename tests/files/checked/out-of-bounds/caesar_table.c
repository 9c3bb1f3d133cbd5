// A negative character as an index.
#include <stdio.h>
static int seen[256];
int main(void) {
  const char *text = "na\xefve";
  for (const char *p = text; *p; p++)
#ifdef MENDED
    seen[(unsigned char)*p]++;
#else
    seen[*p]++;
#endif
  printf("%d\n", seen['n']);
}
