// The inner loop of a bubble sort compares with what is behind the end.
#include <stdlib.h>
int main(void) {
  int n = 4;
  int *v = malloc(n * sizeof *v);
  for (int i = 0; i < n; i++)
    v[i] = n - i;
  for (int i = 0; i < n; i++)
#ifdef MENDED
    for (int j = 0; j < n - 1; j++)
#else
    for (int j = 0; j < n; j++)
#endif
      if (v[j] > v[j + 1]) {
        int swap = v[j];
        v[j] = v[j + 1];
        v[j + 1] = swap;
      }
  free(v);
}
