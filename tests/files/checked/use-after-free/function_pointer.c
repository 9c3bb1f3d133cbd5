// A table of functions is used that was given back.
#include <stdio.h>
#include <stdlib.h>
struct methods { void (*hello)(void); };
static void hello(void) { puts("hello"); }
int main(void) {
  struct methods *m = malloc(sizeof *m);
  m->hello = hello;
#ifndef MENDED
  free(m);
#endif
  m->hello();
#ifdef MENDED
  free(m);
#endif
}
