// Wide characters without an end.
#include <stdio.h>
#include <wchar.h>
int main(void) {
#ifdef MENDED
  wchar_t s[3] = { L'a', L'b' };
#else
  wchar_t s[2] = { L'a', L'b' };
#endif
  printf("%zu\n", wcslen(s));
}
