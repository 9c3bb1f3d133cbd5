// The value is forgotten altogether.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  printf("%s\n", "text");
#else
  printf("%s\n");
#endif
}
