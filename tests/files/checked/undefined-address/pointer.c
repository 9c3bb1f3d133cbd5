// A pointer that leads anywhere.
int main(void) {
#ifdef MENDED
  int x, *p = &x;
#else
  int *p;
#endif
  *p = 1;
}
