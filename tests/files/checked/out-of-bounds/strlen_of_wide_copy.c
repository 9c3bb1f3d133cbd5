// Characters of four bytes are counted, bytes are asked for.
#include <stdlib.h>
#include <wchar.h>
int main(void) {
  const wchar_t *from = L"abc";
#ifdef MENDED
  wchar_t *to = malloc((wcslen(from) + 1) * sizeof *to);
#else
  wchar_t *to = malloc(wcslen(from) + 1);
#endif
  wcscpy(to, from);
  free(to);
}
