// Many blocks are given out and back meanwhile.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  int *p = malloc(sizeof *p);
  *p = 1;
#ifndef MENDED
  free(p);
#endif
  for (int i = 0; i < 100; i++)
    free(malloc(sizeof *p));
  printf("%d\n", *p);
#ifdef MENDED
  free(p);
#endif
}
