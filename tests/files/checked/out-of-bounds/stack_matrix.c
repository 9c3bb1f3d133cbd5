// A row that a matrix does not have.
int main(int argc, char **argv) {
  int m[3][4];
  for (int r = 0; r < 3; r++)
    for (int c = 0; c < 4; c++)
      m[r][c] = r * c;
  int row = argc * 3;
#ifdef MENDED
  return m[row - 3][0];
#else
  return m[row][0];
#endif
}
