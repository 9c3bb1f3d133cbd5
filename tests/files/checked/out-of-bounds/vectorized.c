// A loop that clang makes vectors of.
// flags: -O2
#include <stdio.h>
__attribute__((noinline)) static void add(int *a, int n) {
  for (int i = 0; i < n; i++)
    a[i] += i;
}
int main(int argc, char **argv) {
  int a[32] = { 0 };
#ifdef MENDED
  add(a, 32 * argc);
#else
  add(a, 40 * argc);
#endif
  printf("%d\n", a[argc]);
}
