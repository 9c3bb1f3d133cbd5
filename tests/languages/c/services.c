// Constructors and destructors with priorities, sections with their bounds, weak symbols, aliases, ifuncs, thread-local
// variables, atomics, inline assembly, signals, fork and pipes, variadic functions and nested callbacks.
#define _GNU_SOURCE
#include <pthread.h>
#include <search.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static char order[64];
static void note(char c) { order[strlen(order)] = c; }

__attribute__((constructor(201))) static void second(void) { note('b'); }
__attribute__((constructor(101))) static void first(void) { note('a'); }
__attribute__((constructor)) static void third(void) { note('c'); }
__attribute__((destructor(101))) static void last(void) { write(1, "last\n", 5); }
__attribute__((destructor)) static void sooner(void) { write(1, "sooner\n", 7); }

struct command {
    const char *name;
    int (*run)(int, const char *);
};
#define COMMAND(n)                                                                              \
    static int run_##n(int, const char *);                                                      \
    static const struct command command_##n __attribute__((section("commands"), used)) = {#n, run_##n}; \
    static int run_##n(int count, const char *text)

COMMAND(length) { return count + (int)strlen(text); }
COMMAND(first) { return count * text[0]; }
COMMAND(sum) {
    int sum = count;
    while (*text) sum += *text++;
    return sum;
}
extern const struct command __start_commands[], __stop_commands[];

__attribute__((section("hotcode"), noinline, used)) static int hot(int x) { return x * 3; }
__attribute__((section("hotcode"), noinline, used)) static int hotter(int x) { return hot(x) + 1; }
extern const char __start_hotcode[], __stop_hotcode[];

extern int missing_function(void) __attribute__((weak));
extern int missing_variable __attribute__((weak));
__attribute__((weak)) int overridable(void) { return 11; }
static int original(int x) { return x + 100; }
int renamed(int) __attribute__((alias("original")));
static int fast(int x) { return x * 2; }
static int slow(int x) { return x + x; }
static int (*resolve(void))(int) { return sizeof(void *) == 8 ? fast : slow; }
int chosen(int) __attribute__((ifunc("resolve")));

static _Thread_local int mine = 5;
static atomic_int shared;
static atomic_flag flag = ATOMIC_FLAG_INIT;
static _Atomic(long) wide;

static void *count(void *argument) {
    for (int i = 0; i < 1000; i++) {
        atomic_fetch_add_explicit(&shared, 1, memory_order_relaxed);
        while (atomic_flag_test_and_set(&flag)) {}
        mine++;
        atomic_flag_clear(&flag);
    }
    return (void *)(intptr_t)(mine + (int)(intptr_t)argument);
}

static int add_all(int kinds, ...) {
    va_list args, copy;
    va_start(args, kinds);
    va_copy(copy, args);
    double sum = 0;
    for (int i = 0; i < kinds; i++) sum += i % 2 ? va_arg(args, double) : va_arg(args, int);
    sum *= va_arg(copy, int);
    va_end(copy);
    va_end(args);
    return (int)sum;
}

static uint64_t rotate(uint64_t x, unsigned char by) {
    __asm__("rolq %%cl, %0" : "+r"(x) : "c"(by) : "cc");
    return x;
}
static int parity(unsigned x) {
    int odd;
    __asm__("testb %b1, %b1" : "=@ccnp"(odd) : "q"(x));
    return odd;
}

static volatile sig_atomic_t signals;
static void on_signal(int number, siginfo_t *info, void *context) {
    (void)context;
    signals = signals * 100 + number + (info->si_pid == getpid() ? 0 : 50);
}

static int by_name(const void *a, const void *b) { return strcmp(a, b); }
static int nodes;
static void visit(const void *node, VISIT order, int level) {
    (void)node;
    if (order == leaf || order == postorder) nodes += level + 1;
}

int main(void) {
    printf("order %s\n", order);
    int total = 0, commands = 0;
    for (const struct command *c = __start_commands; c < __stop_commands; c++, commands++) total += c->run(commands > 99, "text") * (c->name[0] - 'a');
    printf("%d commands, %d\n", commands, total);
    const char *code = (const char *)(uintptr_t)hotter;
    printf("in section %d, %d\n", code >= __start_hotcode && code < __stop_hotcode, hotter(5));
    printf("%d %d %d %d %d\n", missing_function != NULL, &missing_variable != NULL, overridable(), renamed(1), chosen(21));
    pthread_t threads[4];
    for (long i = 0; i < 4; i++) pthread_create(&threads[i], NULL, count, (void *)(i * 10000));
    long sum = 0;
    for (int i = 0; i < 4; i++) {
        void *result;
        pthread_join(threads[i], &result);
        sum += (long)result;
    }
    printf("%ld %d %d\n", sum, shared, mine);
    wide = (1L << 50) + 7;
    long expected = wide;
    printf("%d %d\n", atomic_compare_exchange_strong(&wide, &expected, expected >> 48), (int)wide);
    printf("%d %#lx %d%d\n", add_all(4, 2, 1.5, 10, 0.25), (unsigned long)rotate(0x8000000000000001, 4), parity(7), parity(3));
    struct sigaction action = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO};
    sigaction(SIGUSR1, &action, NULL);
    sigaction(SIGUSR2, &action, NULL);
    raise(SIGUSR1);
    kill(getpid(), SIGUSR2);
    printf("signals %d\n", (int)signals);
    void *root = NULL;
    char names[20][8];
    for (int i = 0; i < 20; i++) {
        snprintf(names[i], sizeof names[i], "n%02d", i * 7 % 20);
        tsearch(names[i], &root, by_name);
    }
    twalk(root, visit);
    printf("found %d, nodes %d\n", tfind("n13", &root, by_name) != NULL, nodes > 20);
    fflush(stdout);
    int ends[2];
    if (pipe(ends)) return 1;
    pid_t child = fork();
    if (child == 0) {
        char text[32];
        int length = snprintf(text, sizeof text, "child %d %d", mine, chosen(4));
        if (write(ends[1], text, (size_t)length) != length) _exit(2);
        _exit(17);
    }
    int status;
    char answer[32] = "";
    waitpid(child, &status, 0);
    if (read(ends[0], answer, sizeof answer - 1) < 0) return 2;
    printf("%s, status %d\n", answer, WEXITSTATUS(status));
    return commands + 20;
}
