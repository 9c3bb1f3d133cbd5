// A string that was not read is compared.
#include <stdio.h>
#include <string.h>
int main(void) {
#ifdef MENDED
  char word[10] = "";
#else
  char word[10];
#endif
  FILE *f = fopen("/dev/null", "r");
  fclose(f);
  printf("%d\n", strcmp(word, "yes") == 0);
}
