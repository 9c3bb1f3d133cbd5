// A variable of a block is used behind the block.
// flags: -O1 -fno-inline
#include <stdio.h>
__attribute__((noinline)) static void set(int **p, int *x) { *p = x; }
int main(int argc, char **argv) {
  int *p = &argc;
#ifdef MENDED
  int x = argc;
#else
  {
    int x = argc;
#endif
    set(&p, &x);
#ifndef MENDED
  }
#endif
  printf("%d\n", *p);
}
