// A variable of a loop is kept for behind it.
// flags: -O1 -fno-inline
#include <stdio.h>
__attribute__((noinline)) static void keep(int **to, int *from) { *to = from; }
__attribute__((noinline)) static void set(int *to, int n) { *to = n; }
int main(void) {
  int *last;
#ifdef MENDED
  int n;
#endif
  for (int i = 0; i < 3; i++) {
#ifndef MENDED
    int n;
#endif
    set(&n, i);
    keep(&last, &n);
  }
  printf("%d\n", *last);
}
