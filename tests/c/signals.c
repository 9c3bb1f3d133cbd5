// What a program sees of signals that it sets handlers for, ignores, blocks and sends: the same
// under jitlite as natively, also of those that jitlite handles itself.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

extern char **environ;
void (*bsd_signal(int, void (*)(int)))(int);

static const int handled[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
static volatile int zero, *volatile nowhere, seen, count;
static void *volatile where;
static sigjmp_buf back;

static const char *name(int n) {
  switch (n) {
  case SIGSEGV: return "SEGV";
  case SIGBUS: return "BUS";
  case SIGFPE: return "FPE";
  case SIGILL: return "ILL";
  case SIGABRT: return "ABRT";
  case SIGUSR1: return "USR1";
  case SIGALRM: return "ALRM";
  default: return "?";
  }
}

static void note(int n) { seen = n; count++; }
static void other(int n) { seen = -n; }
static void jump(int n) { seen = n; siglongjmp(back, 1); }

static const char *handler(void (*h)(int)) {
  return h == SIG_DFL ? "default" : h == SIG_IGN ? "ignore" : h == SIG_ERR ? "error"
       : h == note ? "note" : h == other ? "other" : h == jump ? "jump" : h == SIG_HOLD ? "hold" : "unknown";
}

static void fault(int n) {
  switch (n) {
  case SIGSEGV: *nowhere = 1; break;
  case SIGFPE: count += 7 / zero; break;
  case SIGILL: __builtin_trap();
  case SIGBUS: {
    FILE *f = tmpfile();
    volatile char *p = mmap(0, 4096, PROT_READ, MAP_SHARED, fileno(f), 0);
    count += *p;
    break;
  }
  default: abort();
  }
}

static void set(int n, void (*h)(int), int flags, int blocked) {
  struct sigaction a;
  memset(&a, 0, sizeof a);
  a.sa_handler = h;
  a.sa_flags = flags;
  sigemptyset(&a.sa_mask);
  if (blocked) sigaddset(&a.sa_mask, blocked);
  sigaction(n, &a, NULL);
}

static void show(int n) {
  struct sigaction a;
  sigaction(n, NULL, &a);
  printf("%s: %s, flags %x, blocks", name(n), handler(a.sa_handler), a.sa_flags & ~0x4000000);
  for (int i = 1; i < 32; i++)
    if (sigismember(&a.sa_mask, i)) printf(" %s", name(i));
  printf("\n");
}

// How a child ends: by a signal, or by a trap with the status of that.
static void child(const char *what, void (*work)(int), int n) {
  fflush(stdout);
  int status, pid = fork();
  if (pid == 0) {
    freopen("/dev/null", "w", stderr);
    work(n);
    _exit(0);
  }
  waitpid(pid, &status, 0);
  printf("%s %s: %d\n", what, name(n), WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status));
}

static void die_default(int n) { signal(n, SIG_DFL); fault(n); }
static void die_ignored(int n) { signal(n, SIG_IGN); fault(n); }
static void send_default(int n) { signal(n, SIG_DFL); raise(n); }
static void send_ignored(int n) { signal(n, SIG_IGN); raise(n); kill(getpid(), n); }
static void die_second(int n) {
  set(n, jump, SA_RESETHAND | SA_NODEFER, 0);
  if (sigsetjmp(back, 1) == 0) fault(n);
  if (seen != n) _exit(1);
  fault(n);
}
static void fault_again(int n) { fault(n); }
static void die_nested(int n) { set(n, fault_again, 0, 0); fault(n); }
static void die_blocked(int n) {
  set(n, note, 0, 0);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, NULL);
  fault(n);
}
static void abort_noted(int n) { signal(n, note); abort(); }
static void abort_jumped(int n) {
  signal(n, jump);
  if (sigsetjmp(back, 1) == 0) abort();
  _exit(seen == n ? 3 : 1);
}
static void abort_ignored(int n) { signal(n, SIG_IGN); abort(); }
static void abort_blocked(int n) {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, NULL);
  abort();
}
static void assert_fails(int n) { assert(n < 0); }
static void free_twice(int n) {
  void *volatile p = malloc(100);
  free(p);
  free(p);
}

static void dispositions(void) {
  for (int i = 0; i < 5; i++) {
    int n = handled[i];
    printf("%s:", name(n));
    printf(" %s", handler(signal(n, note)));
    printf(" %s", handler(signal(n, SIG_IGN)));
    printf(" %s", handler(bsd_signal(n, other)));
    printf(" %s", handler(sysv_signal(n, note)));
    printf(" %s", handler(sigset(n, other)));
    printf(" %s", handler(sigset(n, SIG_HOLD)));
    printf(" %s", handler(sigset(n, note)));
    printf(" %d", sigignore(n));
    printf(" %s", handler(signal(n, SIG_ERR)));
    printf(" %s\n", handler(signal(n, SIG_DFL)));
    set(n, note, SA_RESTART | SA_NODEFER, SIGUSR1);
    show(n);
    sysv_signal(n, note);
    show(n);
    signal(n, note);
    show(n);
    siginterrupt(n, 1);
    show(n);
    signal(n, other);
    show(n);
    siginterrupt(n, 0);
    show(n);
    signal(n, SIG_DFL);
  }
  show(SIGUSR1);
  signal(SIGUSR1, note);
  show(SIGUSR1);
  printf("%s %d\n", handler(signal(99, note)), errno);
}

static void recoveries(void) {
  for (int round = 0; round < 3; round++)
    for (int i = 0; i < 5; i++) {
      int n = handled[i];
      set(n, jump, 0, 0);
      seen = 0;
      if (sigsetjmp(back, 1) == 0) {
        fault(n);
        printf("no fault\n");
      }
      printf("%s recovered: %s\n", name(n), name(seen));
      signal(n, SIG_DFL);
    }
}

static void inform(int n, siginfo_t *info, void *context) {
  seen = info->si_signo;
  where = info->si_addr;
  printf("%s: code %d, address %p\n", name(n), info->si_code, n == SIGSEGV ? info->si_addr : NULL);
  siglongjmp(back, info->si_code);
}

static void information(void) {
  int kinds[] = {SIGSEGV, SIGFPE, SIGBUS};
  for (int i = 0; i < 3; i++) {
    struct sigaction a = {.sa_sigaction = inform, .sa_flags = SA_SIGINFO};
    sigaction(kinds[i], &a, NULL);
    nowhere = (int *)0x1230;
    if (sigsetjmp(back, 1) == 0) fault(kinds[i]);
    nowhere = NULL;
    signal(kinds[i], SIG_DFL);
  }
}

static void blocked_now(const char *what) {
  sigset_t now;
  sigprocmask(SIG_BLOCK, NULL, &now);
  printf("%s blocks:", what);
  for (int i = 1; i < 32; i++)
    if (sigismember(&now, i)) printf(" %s", name(i));
  printf("\n");
}
static void tell_blocked(int n) {
  blocked_now(name(n));
  siglongjmp(back, 1);
}
static void masks(void) {
  set(SIGSEGV, tell_blocked, 0, SIGUSR1);
  if (sigsetjmp(back, 1) == 0) fault(SIGSEGV);
  blocked_now("the program");
  set(SIGFPE, tell_blocked, SA_NODEFER, SIGALRM);
  if (sigsetjmp(back, 1) == 0) fault(SIGFPE);
  blocked_now("the program");
  sigset_t set_, old;
  sigemptyset(&set_);
  sigaddset(&set_, SIGILL);
  sigaddset(&set_, SIGUSR1);
  pthread_sigmask(SIG_BLOCK, &set_, &old);
  blocked_now("the program");
  signal(SIGILL, note);
  count = 0;
  raise(SIGILL);
  sigset_t waiting;
  sigpending(&waiting);
  printf("waits: %d, came: %d\n", sigismember(&waiting, SIGILL), count);
  sigprocmask(SIG_SETMASK, &old, NULL);
  printf("came: %d\n", count);
  sighold(SIGFPE);
  blocked_now("the program");
  sigrelse(SIGFPE);
  blocked_now("the program");
  for (int i = 0; i < 5; i++) signal(handled[i], SIG_DFL);
}

static char stack[1 << 20];
static volatile int deep(int n) {
  volatile char room[4096];
  room[0] = n;
  return deep(n + 1) + room[0];
}
static void on_stack(int n) {
  stack_t s;
  sigaltstack(NULL, &s);
  printf("%s on a stack of its own: %d\n", name(n), (s.ss_flags & SS_ONSTACK) != 0);
  siglongjmp(back, 1);
}
static void stacks(void) {
  stack_t s = {.ss_sp = stack, .ss_size = sizeof stack}, old;
  sigaltstack(&s, NULL);
  int kinds[] = {SA_ONSTACK, 0};
  for (int i = 0; i < 2; i++) {
    set(SIGSEGV, on_stack, kinds[i], 0);
    if (sigsetjmp(back, 1) == 0) fault(SIGSEGV);
  }
  set(SIGSEGV, on_stack, SA_ONSTACK, 0);
  for (int i = 0; i < 2; i++)
    if (sigsetjmp(back, 1) == 0) deep(0);
  s.ss_flags = SS_DISABLE;
  sigaltstack(&s, &old);
  printf("the stack was its own: %d\n", old.ss_sp == stack);
  signal(SIGSEGV, SIG_DFL);
}

static __thread sigjmp_buf own_back;
static __thread int own_seen;
static void own_jump(int n) { own_seen += n; siglongjmp(own_back, 1); }
static void *thread(void *n) {
  for (volatile int i = 0; i < 50; i++) {
    if (sigsetjmp(own_back, 1) == 0) fault((int)(long)n);
  }
  raise(SIGUSR1);
  return (void *)(long)own_seen;
}
static void threads(void) {
  set(SIGSEGV, own_jump, 0, 0);
  set(SIGFPE, own_jump, 0, 0);
  count = 0;
  pthread_t t[4];
  long sum = 0;
  for (int i = 0; i < 4; i++) pthread_create(&t[i], NULL, thread, (void *)(long)(i % 2 ? SIGFPE : SIGSEGV));
  for (int i = 0; i < 4; i++) {
    void *result;
    pthread_join(t[i], &result);
    sum += (long)result;
  }
  printf("threads: %ld\n", sum);
  signal(SIGSEGV, SIG_DFL);
  signal(SIGFPE, SIG_DFL);
}

// Which of the signals another program ignores.
static const char *command = "sed -n /SigIgn/p /proc/self/status";
static void ignored(FILE *from, const char *what) {
  unsigned long long mask = 0;
  fscanf(from, "SigIgn: %llx", &mask);
  printf("%s ignores:", what);
  for (int i = 0; i < 5; i++)
    if (mask >> (handled[i] - 1) & 1) printf(" %s", name(handled[i]));
  printf("\n");
}
static void others(void) {
  signal(SIGSEGV, SIG_IGN);
  signal(SIGFPE, SIG_IGN);
  signal(SIGILL, note);
  FILE *p = popen(command, "r");
  ignored(p, "popen");
  pclose(p);
  char *argv[] = {"sed", "-n", "/SigIgn/p", "/proc/self/status", NULL};
  const char *kinds[] = {"execl", "execlp", "execle", "execv", "execvp", "execve", "posix_spawn", "system", "failed"};
  for (int k = 0; k < 9; k++) {
    int ends[2], status;
    pipe(ends);
    fflush(stdout);
    if (fork() == 0) {
      dup2(ends[1], 1);
      close(ends[0]);
      int pid;
      switch (k) {
      case 0: execl("/bin/sed", "sed", "-n", "-e", "/SigIgn/p", "-e", "/xyz/p", "-e", "/zyx/p", "/proc/self/status", NULL); break;
      case 1: execlp("sed", "sed", "-n", "/SigIgn/p", "/proc/self/status", NULL); break;
      case 2: execle("/bin/sed", "sed", "-n", "/SigIgn/p", "/proc/self/status", NULL, environ); break;
      case 3: execv("/bin/sed", argv); break;
      case 4: execvp("sed", argv); break;
      case 5: execve("/bin/sed", argv, environ); break;
      case 6:
        posix_spawnp(&pid, "sed", NULL, NULL, argv, environ);
        waitpid(pid, &status, 0);
        _exit(0);
      case 7: _exit(system(command));
      case 8:
        execl("/no/such/program", "x", NULL);
        signal(SIGSEGV, jump);
        if (sigsetjmp(back, 1) == 0) fault(SIGSEGV);
        execvp("sed", argv);
      }
      _exit(9);
    }
    close(ends[1]);
    FILE *from = fdopen(ends[0], "r");
    ignored(from, kinds[k]);
    fclose(from);
    wait(&status);
  }
  for (int i = 0; i < 5; i++) signal(handled[i], SIG_DFL);
}

int main(void) {
  dispositions();
  recoveries();
  information();
  masks();
  stacks();
  threads();
  for (int i = 0; i < 5; i++) {
    int n = handled[i];
    child("default", die_default, n);
    child("ignored", die_ignored, n);
    child("sent", send_default, n);
    child("sent and ignored", send_ignored, n);
    child("once", die_second, n);
    if (n == SIGABRT) continue;
    child("nested", die_nested, n);
    child("blocked", die_blocked, n);
  }
  child("abort, handled", abort_noted, SIGABRT);
  child("abort, jumped out of", abort_jumped, SIGABRT);
  child("abort, ignored", abort_ignored, SIGABRT);
  child("abort, blocked", abort_blocked, SIGABRT);
  child("assert", assert_fails, SIGABRT);
  child("free", free_twice, SIGABRT);
  others();
  return 0;
}
