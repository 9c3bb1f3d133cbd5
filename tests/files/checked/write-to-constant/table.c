// An entry of a constant table is changed.
static const int table[4] = { 1, 2, 3, 4 };
static int copy[4] = { 1, 2, 3, 4 };
int main(int argc, char **argv) {
#ifdef MENDED
  int *p = copy;
#else
  int *p = (int *)table;
#endif
  p[argc] = 0;
  return table[0] - 1;
}
