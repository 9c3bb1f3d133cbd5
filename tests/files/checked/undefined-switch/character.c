// A character that was not read.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  char c = 0;
#else
  char c;
#endif
  sscanf("", "%c", &c);
  switch (c) {
  case 'y': puts("yes"); break;
  case 'n': puts("no"); break;
  default: puts("what?");
  }
}
