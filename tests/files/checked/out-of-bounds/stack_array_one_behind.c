// The element behind the last one of an array.
int main(int argc, char **argv) {
  int a[4] = { 1, 2, 3, 4 };
#ifdef MENDED
  a[argc + 2] = 5;
#else
  a[argc + 3] = 5;
#endif
  return a[0] - 1;
}
