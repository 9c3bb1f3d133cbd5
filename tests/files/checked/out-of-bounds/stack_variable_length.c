// The element behind an array of variable length.
int main(int argc, char **argv) {
  int n = argc + 3;
  int a[n];
#ifdef MENDED
  for (int i = 0; i < n; i++)
#else
  for (int i = 1; i <= n; i++)
#endif
    a[i] = i;
  return 0;
}
