// A read of a block that was given back.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  int *p = malloc(sizeof *p);
  *p = 5;
#ifndef MENDED
  free(p);
#endif
  printf("%d\n", *p);
#ifdef MENDED
  free(p);
#endif
}
