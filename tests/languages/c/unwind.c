// flags: -fexceptions
// The unwinder from C: backtraces, forced unwinding through frames with cleanups, signals on a stack of their own,
// and contexts that are switched.
#define _GNU_SOURCE
#include <execinfo.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unwind.h>

static int cleaned;
static void cleanup(int *n) {
    cleaned = cleaned * 10 + *n;
    printf("cleanup %d\n", *n);
}
#define CLEANED(n) __attribute__((cleanup(cleanup))) int mark##n = n; (void)mark##n

struct counter { int frames, wanted; _Unwind_Word last; int rising; };

static _Unwind_Reason_Code count_frame(struct _Unwind_Context *context, void *argument) {
    struct counter *counter = argument;
    _Unwind_Word cfa = _Unwind_GetCFA(context);
    counter->rising += cfa >= counter->last;
    counter->last = cfa;
    return ++counter->frames == counter->wanted ? _URC_NORMAL_STOP : _URC_NO_REASON;
}

__attribute__((noinline)) static int frames_from(int depth, struct counter *counter) {
    if (depth == 0) {
        _Unwind_Backtrace(count_frame, counter);
        return counter->frames;
    }
    int got = frames_from(depth - 1, counter);
    return got + (counter->wanted == 0);
}

__attribute__((noinline)) static int backtrace_size(int depth) {
    if (depth == 0) {
        void *addresses[100];
        return backtrace(addresses, 100);
    }
    int got = backtrace_size(depth - 1);
    return got + (cleaned < 0);
}

static jmp_buf landing;
static struct _Unwind_Exception forced;

static _Unwind_Reason_Code stop(int version, _Unwind_Action actions, _Unwind_Exception_Class class,
                                struct _Unwind_Exception *exception, struct _Unwind_Context *context, void *argument) {
    (void)version, (void)class, (void)exception, (void)context, (void)argument;
    // All have run that are wanted: what is above stays.
    if (cleaned == 43332 || actions & _UA_END_OF_STACK) longjmp(landing, 1);
    return _URC_NO_REASON;
}

__attribute__((noinline)) static void force(void *limit, int depth) {
    CLEANED(3);
    if (depth == 0) {
        CLEANED(4);
        memcpy(&forced.exception_class, "TESTTEST", 8);
        _Unwind_ForcedUnwind(&forced, stop, limit);
        printf("not reached\n");
    }
    force(limit, depth - 1);
}

__attribute__((noinline)) static void outer(void *limit) {
    CLEANED(2);
    force(limit, 2);
    printf("not reached either\n");
}

static sigjmp_buf after_fault;
static volatile int faults;
static char *volatile bad = (char *)16;
static void on_fault(int signal, siginfo_t *info, void *context) {
    (void)context;
    char here;
    faults += signal == SIGSEGV && info->si_addr == (void *)16;
    faults += (uintptr_t)&here != 0;
    siglongjmp(after_fault, 7);
}

static ucontext_t main_context, other_context;
static int rounds;
static void other(void) {
    CLEANED(9);
    for (int i = 0; i < 3; i++) {
        rounds = rounds * 10 + i + 1;
        swapcontext(&other_context, &main_context);
    }
}

static int compare_and_escape(const void *a, const void *b) {
    static int calls;
    if (++calls == 4) longjmp(landing, 5);
    return *(const int *)a - *(const int *)b;
}

int main(void) {
    struct counter few = {.wanted = 3}, all = {.wanted = 1000};
    printf("three: %d\n", frames_from(5, &few));
    int base = frames_from(0, &all);
    struct counter deep = {.wanted = 1000};
    printf("deeper %d, rising %d\n", frames_from(10, &deep) >= base, deep.rising == deep.frames);
    printf("backtrace %d\n", backtrace_size(9) >= backtrace_size(2) && backtrace_size(2) > 1);
    int jumped = setjmp(landing);
    if (!jumped) outer(__builtin_frame_address(0));
    printf("landed %d, cleaned %d\n", jumped, cleaned);
    stack_t stack = {.ss_sp = malloc(1 << 16), .ss_size = 1 << 16};
    sigaltstack(&stack, NULL);
    struct sigaction action = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigaction(SIGSEGV, &action, NULL);
    for (volatile int i = 0; i < 3; i++) {
        if (sigsetjmp(after_fault, 1) == 0) {
            *bad = 1;
            printf("no fault\n");
        }
    }
    printf("faults %d\n", faults);
    getcontext(&other_context);
    char *space = malloc(1 << 17);
    other_context.uc_stack.ss_sp = space;
    other_context.uc_stack.ss_size = 1 << 17;
    other_context.uc_link = &main_context;
    makecontext(&other_context, other, 0);
    for (int i = 0; i < 4; i++) swapcontext(&main_context, &other_context);
    printf("rounds %d, cleaned %d\n", rounds, cleaned % 10);
    int numbers[] = {3, 1, 2, 5, 4, 9, 8};
    jumped = setjmp(landing);
    if (!jumped) qsort(numbers, 7, sizeof *numbers, compare_and_escape);
    printf("escaped %d\n", jumped);
    free(space);
    fflush(stdout);
    signal(SIGABRT, SIG_DFL);
    if (cleaned) abort();
    return 3;
}
