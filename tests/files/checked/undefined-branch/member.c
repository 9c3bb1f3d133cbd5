// A member that the function which makes the structure forgets.
#include <stdio.h>
#include <stdlib.h>
struct account { int id; int closed; };
static struct account *open_account(int id) {
  struct account *a = malloc(sizeof *a);
  a->id = id;
#ifdef MENDED
  a->closed = 0;
#endif
  return a;
}
int main(void) {
  struct account *a = open_account(3);
  if (!a->closed)
    puts("open");
  free(a);
}
