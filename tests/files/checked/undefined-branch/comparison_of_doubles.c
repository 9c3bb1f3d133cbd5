// A floating-point number that nobody has set.
#include <stdio.h>
int main(void) {
#ifdef MENDED
  double max = 0;
#else
  double max;
#endif
  double v[3] = { 1, 5, 2 };
  for (int i = 0; i < 3; i++)
    if (v[i] > max)
      max = v[i];
  printf("%g\n", max);
}
