// clang's optimizer leaves the mistake in.
// flags: -O2
#include <stdio.h>
#include <stdlib.h>
__attribute__((noinline)) static void drop(int *p) { free(p); }
__attribute__((noinline)) static int get(int *p) { return *p; }
int main(int argc, char **argv) {
  int *p = malloc(sizeof *p);
  *p = argc;
#ifndef MENDED
  drop(p);
#endif
  printf("%d\n", get(p));
#ifdef MENDED
  drop(p);
#endif
}
