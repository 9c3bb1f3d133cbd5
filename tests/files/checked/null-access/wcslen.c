// The length of a wide string that is not there.
#include <stdio.h>
#include <wchar.h>
int main(void) {
#ifdef MENDED
  const wchar_t *s = L"ab";
#else
  const wchar_t *s = NULL;
#endif
  printf("%zu\n", wcslen(s));
}
