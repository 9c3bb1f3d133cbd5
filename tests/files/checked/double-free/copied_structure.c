// Two copies of a structure give back the same block.
#include <stdlib.h>
#include <string.h>
struct text { char *data; };
static void drop(struct text t) { free(t.data); }
int main(void) {
  struct text a = { strdup("abc") };
#ifdef MENDED
  struct text b = { strdup(a.data) };
#else
  struct text b = a;
#endif
  drop(a);
  drop(b);
}
