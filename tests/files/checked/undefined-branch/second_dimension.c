// Only the diagonal of a matrix is set.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  int m[3][3] = { 0 };
#else
  int m[3][3];
#endif
  for (int i = 0; i < 3; i++)
    m[i][i] = 1;
  if (m[0][1] == 0)
    puts("zero");
}
