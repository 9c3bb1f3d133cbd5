// A function leaves a pointer to its own variable behind.
#include <stdio.h>
static void choose(const int **to) {
#ifdef MENDED
  static int three = 3;
#else
  int three = 3;
#endif
  *to = &three;
}
int main(void) {
  const int *p;
  choose(&p);
  printf("%d\n", *p);
}
