#include <stdio.h>

static int square(int n) {
  return n * n;
}

int sum(int n) {
  int total = 0;
  for (int i = 1; i <= n; i++) {
    if (i % 2 == 0)
      total += square(i);
    else
      total -= i;
  }
  return total;
}

int main(int argc, char **argv) {
  int c, n = 0;
  while ((c = getchar()) >= '0' && c <= '9')
    n = 10 * n + (c - '0');
  printf("sum(%d) = <%d>\n", n, sum(n));
  return argc - 1;
}
