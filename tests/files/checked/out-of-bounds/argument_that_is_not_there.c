// An argument of the program is used that is not there.
#include <stdio.h>
int main(int argc, char **argv) {
  int data[2] = { 1, 2 };
  int *p = data;
#ifdef MENDED
  while (*p != 2)
#else
  while (*p != 3)
#endif
    p++;
  printf("%d\n", *p);
}
