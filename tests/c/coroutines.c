/* Coroutines of makecontext, on stacks of many sizes: generators, recursion, callbacks from C, jumps, coroutines that are
   dropped, other threads, handlers of signals. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <setjmp.h>
#include <pthread.h>
#include <signal.h>

typedef struct Co { ucontext_t self, back; long in, out; int done; char *stack; void (*body)(struct Co *); } Co;
static size_t stack_size = 16384;
static void enter(unsigned lo, unsigned hi) {
  Co *co = (Co *)((unsigned long)lo | (unsigned long)hi << 32);
  co->body(co);
  co->done = 1;
}
static void make(Co *co, void (*body)(Co *), long in) {
  memset(co, 0, sizeof *co);
  co->stack = malloc(stack_size);
  co->body = body; co->in = in;
  getcontext(&co->self);
  co->self.uc_stack.ss_sp = co->stack; co->self.uc_stack.ss_size = stack_size; co->self.uc_link = &co->back;
  makecontext(&co->self, (void (*)(void))enter, 2, (unsigned)(unsigned long)co, (unsigned)((unsigned long)co >> 32));
}
static long resume(Co *co) { swapcontext(&co->back, &co->self); return co->out; }
__attribute__((noinline)) static void yield(Co *co, long v) { co->out = v; swapcontext(&co->self, &co->back); }

/* Generators. */
static void squares(Co *co) { for (long i = co->in;; i++) { yield(co, i * i); } }
/* Yields from within a recursion. */
__attribute__((noinline)) static long walk(Co *co, long lo, long hi) {
  if (lo > hi) return 0;
  long mid = (lo + hi) / 2;
  long a = walk(co, lo, mid - 1);
  yield(co, mid);
  long b = walk(co, mid + 1, hi);
  return a + b + mid;
}
static void tree(Co *co) { co->in = walk(co, 1, co->in); }
__attribute__((noinline)) static long fib(long n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static void fibs(Co *co) { for (long i = 0; i < co->in; i++) yield(co, fib(i)); }
/* A generator of generators. */
static void nested(Co *co) {
  Co inner; make(&inner, tree, co->in);
  long v;
  while (v = resume(&inner), !inner.done) yield(co, v * 10 + fib(5));
  free(inner.stack);
}
/* Callbacks from C on a coroutine's stack, from which it yields. */
static Co *sorting;
static int cmp(const void *a, const void *b) { yield(sorting, *(const int *)a); return *(const int *)a - *(const int *)b; }
static void sorter(Co *co) { int xs[4] = {4, 2, 3, 1}; sorting = co; qsort(xs, 4, sizeof *xs, cmp); yield(co, xs[0] * 1000 + xs[1] * 100 + xs[2] * 10 + xs[3]); }
/* longjmp within one. */
static void jumper(Co *co) {
  jmp_buf env; volatile long n = 0;
  int r = setjmp(env);
  n += r; yield(co, n);
  if (r < 3) longjmp(env, r + 1);
}
static void *thread(void *arg) { Co *co = arg; return (void *)resume(co); }
static ucontext_t tick_back; static volatile int ticks; static Co *preempted;
static void on_tick(int s) { ticks++; swapcontext(&preempted->self, &preempted->back); }
static void spin(Co *co) { for (int i = 0; i < 5; i++) { long f = fib(10 + i); raise(SIGUSR1); co->out = f; } }

static void run(void) {
  Co a, b, c;
  make(&a, squares, 1); make(&b, squares, 100); make(&c, tree, 7);
  long sum = 0;
  for (int i = 0; i < 7; i++) { sum = sum * 3 + resume(&a) + fib(7); sum = sum * 3 + resume(&b); sum = sum * 3 + resume(&c); }
  resume(&c);
  printf("three %ld, tree %ld done %d\n", sum, c.in, c.done);
  free(c.stack);
  make(&c, fibs, 18); sum = 0;
  while (resume(&c), !c.done) sum += c.out + fib(3);
  printf("fibs %ld\n", sum); free(c.stack);
  make(&c, nested, 5); sum = 0;
  while (resume(&c), !c.done) sum = sum * 7 + c.out;
  printf("nested %ld\n", sum); free(c.stack);
  make(&c, sorter, 0); sum = 0;
  while (resume(&c), !c.done) sum = sum * 7 + c.out;
  printf("sorter %ld\n", c.out); free(c.stack);
  make(&c, jumper, 0);
  while (resume(&c), !c.done) printf("jump %ld\n", c.out);
  free(c.stack);
  /* Dropped in the midst, many. */
  sum = 0;
  for (int i = 0; i < 1000; i++) { Co d; make(&d, tree, 1 + i % 9); sum += resume(&d) + resume(&d); free(d.stack); }
  printf("dropped %ld\n", sum);
  /* Many at once. */
  enum { MANY = 300 };
  static Co many[MANY]; sum = 0;
  for (int i = 0; i < MANY; i++) make(&many[i], squares, i);
  for (int round = 0; round < 3; round++) for (int i = 0; i < MANY; i++) sum += resume(&many[i]) * (i % 5);
  printf("many %ld\n", sum);
  for (int i = 0; i < MANY; i++) free(many[i].stack);
  /* On other threads. */
  make(&c, fibs, 10); sum = 0;
  for (int i = 0; i < 9; i++) {
    void *r; pthread_t t;
    if (i % 2) { pthread_create(&t, 0, thread, &c); pthread_join(t, &r); } else r = (void *)resume(&c);
    sum = sum * 3 + (long)r + fib(4);
  }
  printf("threads %ld\n", sum); free(c.stack);
  /* Switched by a handler of a signal. */
  signal(SIGUSR1, on_tick);
  ticks = 0;
  if (stack_size >= 65536) {
  make(&c, spin, 0); preempted = &c; sum = 0;
  while (resume(&c), !c.done) sum = sum * 3 + fib(6) + c.out;
  printf("ticks %d %ld\n", ticks, sum); }
  printf("%ld %ld\n", resume(&a), resume(&b));
}
int main(void) {
  static const size_t sizes[] = {4, 8, 16, 64, 256};
  for (int i = 0; i < 5; i++) { stack_size = sizes[i] * 1024; run(); }
  return 0;
}
