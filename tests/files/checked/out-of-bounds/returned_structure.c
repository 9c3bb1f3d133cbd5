// The result of a call is copied behind an array of structures.
struct pair { long a, b; };
static struct pair make(long n) {
  struct pair p = { n, -n };
  return p;
}
int main(int argc, char **argv) {
  struct pair v[2];
#ifdef MENDED
  for (int i = 0; i < 1 + argc; i++)
#else
  for (int i = 0; i < 2 + argc; i++)
#endif
    v[i] = make(i);
  return (int)v[0].a;
}
