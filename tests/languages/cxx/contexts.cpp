// Exceptions within contexts of makecontext, and beside them, on a stack of 64 KiB.
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <ucontext.h>
static ucontext_t back, co; static int step_; static bool done;
struct Guard { int n; Guard(int n) : n(n) {} ~Guard() { step_ = step_ * 10 + n; } };
__attribute__((noinline)) static void yield() { swapcontext(&co, &back); }
__attribute__((noinline)) static int deep(int n) {
  Guard g(n % 10);
  if (n == 0) { yield(); throw std::runtime_error("deep"); }
  yield();
  return deep(n - 1) + 1;
}
static void body() {
  for (int i = 0; i < 3; i++) {
    try { deep(i + 2); } catch (const std::exception &e) { printf("%s %d\n", e.what(), step_); step_ = 0; yield(); }
  }
  try { try { yield(); throw 7; } catch (int x) { yield(); printf("int %d\n", x); throw std::string("again"); } } catch (std::string &s) { printf("%s\n", s.c_str()); }
  done = true;
}
static int cmp(const void *a, const void *b) { if (*(int *)a == 3) throw 3; return *(int*)a - *(int*)b; }
int main() {
  const size_t size = 64 << 10;
  for (int round = 0; round < 2; round++) {
    done = false; step_ = 0;
    char *m = (char *)malloc(size);
    getcontext(&co); co.uc_stack.ss_sp = m; co.uc_stack.ss_size = size; co.uc_link = &back; makecontext(&co, body, 0);
    int n = 0;
    while (!done) {
      swapcontext(&back, &co); n++;
      try { if (n % 3 == 0) throw n; } catch (int x) { if (x % 6 == 0) printf("main %d\n", x); }
    }
    printf("%d\n", n);
    free(m);
  }
}
