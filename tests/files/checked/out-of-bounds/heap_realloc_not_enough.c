// A list that grows by one element too late.
#include <stdlib.h>
int main(void) {
  int room = 2, count = 0;
  int *list = malloc(room * sizeof *list);
  for (int i = 0; i < 5; i++) {
#ifdef MENDED
    if (count >= room) {
#else
    if (count > room) {
#endif
      room *= 2;
      list = realloc(list, room * sizeof *list);
    }
    list[count++] = i;
  }
  free(list);
}
