// The top of a stack is not set.
#include <stdlib.h>
struct stack { int *data; int top; };
int main(void) {
  struct stack s;
  s.data = malloc(4 * sizeof(int));
#ifdef MENDED
  s.top = 0;
#endif
  s.data[s.top++] = 1;
  free(s.data);
}
