// Letters in braces have no end.
#include <stdio.h>
#include <string.h>
int main(void) {
#ifdef MENDED
  char vowels[] = { 'a', 'e', 'i', 'o', 'u', 0 };
#else
  char vowels[] = { 'a', 'e', 'i', 'o', 'u' };
#endif
  printf("%d\n", strchr(vowels, 'x') != NULL);
}
