// clang's optimizer leaves the mistake in.
// flags: -O2
#include <stdio.h>
#include <stdlib.h>
__attribute__((noinline)) static int *make(int n) {
  int *v = malloc(n * sizeof *v);
  v[0] = 1;
#ifdef MENDED
  for (int i = 1; i < n; i++) v[i] = 0;
#endif
  return v;
}
__attribute__((noinline)) static int count(int *v, int n) {
  int c = 0;
  for (int i = 0; i < n; i++)
    if (v[i] == 1)
      puts("one"), c++;
  return c;
}
int main(int argc, char **argv) {
  int *v = make(argc + 2);
  printf("%d\n", count(v, argc + 2));
  free(v);
}
