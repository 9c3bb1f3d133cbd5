// A loop that counts to the length itself.
#include <stdlib.h>
int main(void) {
  int *squares = malloc(5 * sizeof *squares);
#ifdef MENDED
  for (int i = 0; i < 5; i++)
#else
  for (int i = 0; i <= 5; i++)
#endif
    squares[i] = i * i;
  free(squares);
}
