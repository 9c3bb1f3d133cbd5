// flags: -fexceptions -g
// __attribute__((cleanup)) with early returns, goto, loops, pthread_exit, cancellation and longjmp.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct log {
    char text[4096];
    size_t used;
};
static struct log main_log;
static __thread struct log *current = &main_log;

__attribute__((format(printf, 1, 2))) static void say(const char *format, ...) {
    va_list args;
    va_start(args, format);
    current->used += (size_t)vsnprintf(current->text + current->used, sizeof current->text - current->used, format, args);
    va_end(args);
}

static int live;

struct buffer {
    const char *name;
    char *bytes;
    size_t size;
};

static void buffer_free(struct buffer *b) {
    say("free %s\n", b->name);
    free(b->bytes);
    live--;
}
static void lock_release(pthread_mutex_t **lock) {
    if (*lock) {
        pthread_mutex_unlock(*lock);
        say("unlocked\n");
    }
}
static void say_int(int *n) { say("end of %d\n", *n); }
static void free_pointer(void *p) { free(*(void **)p); }

#define BUFFER __attribute__((cleanup(buffer_free))) struct buffer
#define LOCKED(m) __attribute__((cleanup(lock_release))) pthread_mutex_t *guard = (pthread_mutex_lock(m), m)
#define OWNED __attribute__((cleanup(free_pointer)))

static struct buffer make(const char *name, size_t size) {
    live++;
    say("make %s\n", name);
    return (struct buffer){name, calloc(1, size), size};
}

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static int work(int mode) {
    BUFFER outer = make("outer", 64);
    LOCKED(&mutex);
    if (mode == 0) return (int)outer.size;
    for (int i = 0; i < 3; i++) {
        __attribute__((cleanup(say_int))) int n = i * 10 + mode;
        if (mode == 1 && i == 1) continue;
        if (mode == 2 && i == 1) break;
        if (mode == 3 && i == 2) goto out;
        BUFFER inner = make("inner", 8);
        snprintf(inner.bytes, inner.size, "%d", n);
        say("loop %s\n", inner.bytes);
    }
    if (mode == 4) {
        BUFFER last = make("last", 1);
        pthread_exit((void *)77);
    }
out:
    say("out\n");
    return -mode;
}

struct task {
    int mode;
    struct log log;
    int stop_at;
};

static void *run(void *argument) {
    struct task *task = argument;
    current = &task->log;
    BUFFER frame = make("frame", 16);
    say("result %d\n", work(task->mode));
    return (void *)(long)task->mode;
}

static void handler_of_cancel(void *argument) { say("pushed handler %s\n", (char *)argument); }

static void *endless(void *argument) {
    struct task *task = argument;
    current = &task->log;
    int old;
    pthread_setcanceltype(PTHREAD_CANCEL_DEFERRED, &old);
    BUFFER frame = make("cancelled", 16);
    pthread_cleanup_push(handler_of_cancel, "one");
    for (;;) {
        __attribute__((cleanup(say_int))) int n = 5;
        usleep(1000);
        pthread_testcancel();
    }
    pthread_cleanup_pop(0);
    return NULL;
}

static jmp_buf escape;
static int depth(int n) {
    volatile int kept = n * 2;
    if (n == 0) longjmp(escape, 9);
    return depth(n - 1) + kept;
}

static int compare(const void *a, const void *b) {
    OWNED char *text = strdup("temporary");
    return (*(const int *)a - *(const int *)b) * (text[0] == 't' ? 1 : 0);
}

static char *joined(const char *const *words, int count) {
    OWNED char *result = strdup("");
    for (int i = 0; i < count; i++) {
        if (!words[i]) return NULL;
        OWNED char *longer = malloc(strlen(result) + strlen(words[i]) + 2);
        sprintf(longer, "%s%s%s", result, *result ? "-" : "", words[i]);
        char *swap = result;
        result = longer;
        longer = swap;
    }
    char *given = result;
    result = NULL;
    return given;
}

int main(void) {
    for (int mode = 0; mode < 4; mode++) say("mode %d gives %d\n", mode, work(mode));
    fputs(main_log.text, stdout);
    struct task tasks[3] = {{.mode = 1}, {.mode = 4}, {.mode = 2}};
    for (int i = 0; i < 3; i++) {
        pthread_t thread;
        void *result;
        pthread_create(&thread, NULL, run, &tasks[i]);
        pthread_join(thread, &result);
        printf("thread %d: %ld\n%s", i, (long)result, tasks[i].log.text);
    }
    struct task cancelled = {0};
    pthread_t thread;
    void *result;
    pthread_create(&thread, NULL, endless, &cancelled);
    usleep(20000);
    pthread_cancel(thread);
    pthread_join(thread, &result);
    printf("cancelled %d: %s", result == PTHREAD_CANCELED, strstr(cancelled.log.text, "pushed"));
    int jumped = setjmp(escape);
    printf("jumped %d\n", jumped);
    if (!jumped) depth(20);
    int numbers[] = {5, 3, 9, -1, 7};
    qsort(numbers, 5, sizeof *numbers, compare);
    for (int i = 0; i < 5; i++) printf("%d ", numbers[i]);
    const char *words[] = {"a", "bc", "def", NULL};
    OWNED char *good = joined(words, 3);
    OWNED char *bad = joined(words, 4);
    printf("%s %s %d\n", good, bad ? bad : "none", pthread_mutex_trylock(&mutex));
    return live + 12;
}
