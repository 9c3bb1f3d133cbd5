// An index of -1.
int find(const int *a, int n, int what) {
  for (int i = 0; i < n; i++)
    if (a[i] == what)
      return i;
  return -1;
}
int main(void) {
  int a[3] = { 5, 6, 7 };
#ifdef MENDED
  a[find(a, 3, 7)] = 0;
#else
  a[find(a, 3, 8)] = 0;
#endif
  return 0;
}
