// The kind of a value is not set.
#include <stdio.h>
struct value { enum { INT, TEXT } kind; union { int i; const char *s; }; };
int main(void) {
  struct value v;
  v.i = 5;
#ifdef MENDED
  v.kind = INT;
#endif
  switch (v.kind) {
  case INT: printf("%d\n", v.i); break;
  case TEXT: puts(v.s); break;
  }
}
