// A structure is read out of a buffer that a message begins anywhere in.
#include <stdio.h>
#include <string.h>
struct message { int kind, length; };
static int length(const char *at) {
#ifdef MENDED
  struct message room, *m = &room;
  memcpy(m, at, sizeof *m);
#else
  const struct message *m = (const struct message *)at;
#endif
  return m->length;
}
int main(void) {
  char buffer[32] __attribute__((aligned(16))) = { 0 };
  int at = 3;
  printf("%d\n", length(buffer + at));
}
