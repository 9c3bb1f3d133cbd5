/* Traps with their stacks, limits, errors of every usual kind, and what is null. */
#include <pthread.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

static const char *PROGRAM =
    "declare i32 @ask(i32)\n"
    "declare ptr @malloc(i64)\n"
    "define ptr @allocate(i64 %n) { %r = call ptr @malloc(i64 %n) ret ptr %r }\n"
    "define i32 @divide(i32 %a, i32 %b) {\n"
    "  %r = sdiv i32 %a, %b\n"
    "  ret i32 %r\n"
    "}\n"
    "define i32 @outer(i32 %b) {\n"
    "  %r = call i32 @divide(i32 7, i32 %b)\n"
    "  ret i32 %r\n"
    "}\n"
    "define void @spin() { br label %again again: br label %again }\n"
    "define i32 @deep(i32 %n) { %r = call i32 @deep(i32 %n) %s = add i32 %r, 1 ret i32 %s }\n"
    "define i32 @half(i32 %n) {\n"
    "  %none = icmp eq i32 %n, 0\n"
    "  br i1 %none, label %end, label %more\n"
    "more:\n"
    "  %m = sub i32 %n, 1\n"
    "  %below = call i32 @half(i32 %m)\n"
    "  %r = sub i32 %n, %below\n"
    "  ret i32 %r\n"
    "end:\n"
    "  ret i32 0\n"
    "}\n"
    "define i8 @wild() { %r = load volatile i8, ptr inttoptr (i64 16 to ptr) ret i8 %r }\n"
    "define i32 @question(i32 %n) { %r = call i32 @ask(i32 %n) ret i32 %r }\n";

/* Answers with what the program makes of the number; or fails, of itself or as the program does. */
static jitlite_error *ask(void *data, const jitlite_instance *instance, const jitlite_val *args,
                          size_t count, jitlite_val *result) {
    (void)data, (void)count;
    if (jitlite_as_i64(args[0]) < 0)
        return jitlite_error_new("no such question");
    if (jitlite_as_i64(args[0]) == 1000) {
        *result = jitlite_i64(1);
        return NULL;
    }
    jitlite_func *outer;
    jitlite_error *error = jitlite_instance_func(instance, "outer", &outer);
    if (!error)
        error = jitlite_func_call(outer, args, 1, result);
    jitlite_func_delete(outer);
    return error;
}

static jitlite_error *call(const jitlite_instance *instance, const char *name, const jitlite_val *args,
                           size_t count) {
    jitlite_func *func;
    ok(jitlite_instance_func(instance, name, &func));
    jitlite_val result;
    jitlite_error *error = jitlite_func_call(func, args, count, &result);
    CHECK(!error || result.ty.kind == JITLITE_VOID);
    jitlite_func_delete(func);
    return error;
}

static void traps(jitlite_error *error, jitlite_trap_kind kind) {
    if (jitlite_error_trap(error) != kind)
        fprintf(stderr, "%s\n", jitlite_error_message(error));
    CHECK(jitlite_error_get_kind(error) == JITLITE_ERROR_TRAP);
    CHECK(jitlite_error_trap(error) == kind);
    jitlite_error_delete(error);
}

/* Gives fuel three times, and then no more; the last data says how often it was asked. */
static jitlite_error *refuel(void *data, const jitlite_instance *instance, uint64_t *more) {
    uint64_t left;
    CHECK(*more == 0 && jitlite_instance_fuel(instance, &left) && left < 100000);
    if (++*(int *)data > 3)
        return jitlite_error_new("nobody pays any more");
    *more = 100000;
    return NULL;
}

/* A function's calls have the stack that it is given. */
static void sizes_of_stacks(const jitlite_instance *instance) {
    jitlite_func *half, *other;
    jitlite_val n = jitlite_i32(60000), result;
    ok(jitlite_instance_func(instance, "half", &half));
    ok(jitlite_instance_func(instance, "half", &other));
    traps(jitlite_func_call(half, &n, 1, &result), JITLITE_TRAP_STACK_OVERFLOW);
    jitlite_func_set_stack_size(half, 16 << 20);
    ok(jitlite_func_call(half, &n, 1, &result));
    CHECK(jitlite_as_i64(result) == 30000);
    traps(jitlite_func_call(other, &n, 1, &result), JITLITE_TRAP_STACK_OVERFLOW);
    jitlite_func_set_stack_size(half, 64 << 10);
    traps(jitlite_func_call(half, &n, 1, &result), JITLITE_TRAP_STACK_OVERFLOW);
    jitlite_func_set_stack_size(other, 16 << 20);
    jitlite_func_set_stack_size(other, 0);
    traps(jitlite_func_call(other, &n, 1, &result), JITLITE_TRAP_STACK_OVERFLOW);
    jitlite_func_set_stack_size(NULL, 1);
    jitlite_func_delete(half);
    jitlite_func_delete(other);
}

static void *interrupt(void *interrupter) {
    struct timespec time = {0, 20000000};
    nanosleep(&time, NULL);
    jitlite_interrupter_interrupt(interrupter);
    return NULL;
}

static const char *THREADS =
    "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n"
    "declare i32 @pthread_join(i64, ptr)\n"
    "define ptr @body(ptr %p) { %x = load volatile i8, ptr %p ret ptr null }\n"
    "define i32 @start() {\n"
    "  %t = alloca i64\n"
    "  %a = call i32 @pthread_create(ptr %t, ptr null, ptr @body, ptr inttoptr (i64 16 to ptr))\n"
    "  %n = load i64, ptr %t\n"
    "  %b = call i32 @pthread_join(i64 %n, ptr null)\n"
    "  ret i32 %b\n"
    "}\n";

static void tell(void *data, const jitlite_error *error) {
    const jitlite_frame *frame = jitlite_error_frame(error, 0);
    bool told = jitlite_error_trap(error) == JITLITE_TRAP_BAD_ADDRESS && strcmp(frame->function, "body") == 0;
    _exit(told ? *(int *)data : 1);
}

/* A trap in a thread that the program has started ends the process; before that it is told. */
static void threads_trap(void) {
    pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        jitlite_engine *engine;
        jitlite_module *module;
        jitlite_linker *linker;
        jitlite_instance *instance;
        jitlite_func *start;
        int status = 7;
        ok(jitlite_engine_new(NULL, &engine));
        ok(jitlite_module_from_text("threads.ll", THREADS, NULL, &module));
        ok(jitlite_linker_new(engine, &linker));
        jitlite_linker_with_libc(linker);
        const jitlite_module *modules[] = {module};
        ok(jitlite_linker_instantiate(linker, modules, 1, &instance));
        expect(jitlite_instance_on_thread_trap(instance, NULL, NULL, NULL), JITLITE_ERROR_ARGUMENT, "null");
        ok(jitlite_instance_on_thread_trap(instance, tell, &status, NULL));
        ok(jitlite_instance_func(instance, "start", &start));
        ok(jitlite_func_call(start, NULL, 0, NULL));
        _exit(2);
    }
    int status;
    CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 7);
}

static void null_is_an_error(void) {
    jitlite_engine *engine = (jitlite_engine *)1;
    jitlite_linker *linker;
    jitlite_module *module;
    jitlite_func *func;
    expect(jitlite_engine_new(NULL, NULL), JITLITE_ERROR_ARGUMENT, "null");
    expect(jitlite_linker_new(NULL, &linker), JITLITE_ERROR_ARGUMENT, "the engine is null");
    CHECK(linker == NULL);
    expect(jitlite_module_from_text("a.ll", NULL, NULL, &module), JITLITE_ERROR_ARGUMENT, "null");
    expect(jitlite_module_from_text("a.ll", "", "none", &module), JITLITE_ERROR_ARGUMENT, "`none`");
    expect(jitlite_module_from_text("a.ll", "; \xff", NULL, &module), JITLITE_ERROR_ARGUMENT, "UTF-8");
    expect(jitlite_instance_func(NULL, "f", &func), JITLITE_ERROR_ARGUMENT, "the instance is null");
    expect(jitlite_func_call(NULL, NULL, 0, NULL), JITLITE_ERROR_ARGUMENT, "the function is null");
    expect(jitlite_config_set_engine(NULL, "auto"), JITLITE_ERROR_ARGUMENT, "the config is null");
    expect(jitlite_linker_func(NULL, "f", NULL, 0, NULL, ask, NULL, NULL), JITLITE_ERROR_ARGUMENT, "null");
    jitlite_error_delete(NULL);
    jitlite_engine_delete(NULL);
    jitlite_instance_delete(NULL);
    jitlite_linker_with_libc(NULL);
    CHECK(jitlite_error_get_kind(NULL) == JITLITE_ERROR_NONE);
    CHECK(jitlite_error_frame(NULL, 0) == NULL && jitlite_func_pointer(NULL) == NULL);
    (void)engine;
}

int main(void) {
    null_is_an_error();
    threads_trap();
    jitlite_config *config = jitlite_config_new();
    jitlite_engine *engine;
    jitlite_module *module;
    jitlite_linker *linker;
    jitlite_instance *instance;
    expect(jitlite_config_set_engine(config, "fast"), JITLITE_ERROR_ARGUMENT, "`fast`");
    ok(jitlite_config_set_engine(config, "baseline"));
    jitlite_config_set_interruptible(config, true);
    jitlite_config_set_replaceable(config, true);
    jitlite_config_set_stack_size(config, 256 << 10);
    jitlite_config_set_fuel(config, 1000000);
    jitlite_config_set_tiering(config, 0, false);
    jitlite_config_set_own_stack(config, false);
    jitlite_config_set_trap_in_host(config, false);
    jitlite_config_set_unwinding(config, false);
    jitlite_config_set_run_cleanups(config, false);
    ok(jitlite_config_without_features(config, "avx,bmi2"));
    expect(jitlite_config_without_features(config, "wings"), JITLITE_ERROR_IO, "wings");
    expect(jitlite_config_set_perf(config, "loudly"), JITLITE_ERROR_ARGUMENT, "`loudly`");
    ok(jitlite_engine_new(config, &engine));
    jitlite_config_delete(config);

    expect(jitlite_module_from_text("bad.ll", "define i32 @f() { ret i64 0 }", NULL, &module),
           JITLITE_ERROR_INVALID, "bad.ll:1");
    CHECK(module == NULL);
    expect(jitlite_module_from_file("/nowhere.ll", NULL, &module), JITLITE_ERROR_IO, "o such file");
    ok(jitlite_module_from_bytes("limits.ll", PROGRAM, strlen(PROGRAM), "llvm", &module));
    ok(jitlite_linker_new(engine, &linker));
    jitlite_type i32 = jitlite_int_type(32);
    jitlite_type none = jitlite_int_type(129);
    expect(jitlite_linker_func(linker, "ask", &none, 1, &i32, ask, NULL, NULL), JITLITE_ERROR_ARGUMENT,
           "129");
    ok(jitlite_linker_func(linker, "ask", &i32, 1, &i32, ask, NULL, NULL));
    jitlite_linker_own_heap(linker, 1 << 20);
    int asked = 0;
    ok(jitlite_linker_on_out_of_fuel(linker, refuel, &asked, NULL));
    expect(jitlite_linker_on_out_of_fuel(linker, NULL, NULL, NULL), JITLITE_ERROR_ARGUMENT, "null");
    const jitlite_module *modules[] = {module};
    ok(jitlite_linker_instantiate(linker, modules, 1, &instance));

    jitlite_val zero = jitlite_i32(0), minus = jitlite_i32(-1), other = jitlite_i32(1000);
    jitlite_error *error = call(instance, "outer", &zero, 1);
    printf("%s\n", jitlite_error_message(error));
    for (size_t i = 0; i < jitlite_error_frame_count(error); i++) {
        const jitlite_frame *frame = jitlite_error_frame(error, i);
        printf("frame %zu: %s at %s:%u\n", i, frame->function, frame->file, frame->line);
        CHECK(frame->places == NULL && frame->place_count == 0);
    }
    traps(error, JITLITE_TRAP_DIVISION_BY_ZERO);
    traps(call(instance, "wild", NULL, 0), JITLITE_TRAP_BAD_ADDRESS);
    traps(call(instance, "deep", &zero, 1), JITLITE_TRAP_STACK_OVERFLOW);

    error = call(instance, "question", &minus, 1);
    CHECK(strstr(jitlite_error_message(error), "no such question"));
    CHECK(jitlite_error_get_kind(jitlite_error_cause(error)) == JITLITE_ERROR_HOST);
    traps(error, JITLITE_TRAP_HOST);
    error = call(instance, "question", &zero, 1);
    CHECK(strstr(jitlite_error_message(error), "zero"));
    /* What has ended the call of the host's is passed on. */
    CHECK(jitlite_error_cause(error) == NULL);
    CHECK(strcmp(jitlite_error_frame(error, 0)->function, "divide") == 0);
    CHECK(strcmp(jitlite_error_frame(error, jitlite_error_frame_count(error) - 1)->function, "question") == 0);
    traps(error, JITLITE_TRAP_DIVISION_BY_ZERO);
    error = call(instance, "question", &other, 1);
    CHECK(strstr(jitlite_error_message(error), "`i64`, not `i32`"));
    CHECK(jitlite_error_cause(error) == NULL);
    traps(error, JITLITE_TRAP_HOST);

    /* A function is replaced; what cannot be is refused. */
    jitlite_module *better;
    ok(jitlite_module_from_text("better.ll", "define i32 @divide(i32 %a, i32 %b) { ret i32 %b }", NULL, &better));
    expect(jitlite_instance_replace(instance, "nothing", better), JITLITE_ERROR_NO_FUNCTION, "@nothing");
    expect(jitlite_instance_replace(instance, "divide", NULL), JITLITE_ERROR_ARGUMENT, "the module is null");
    ok(jitlite_instance_replace(instance, "divide", better));
    jitlite_module_delete(better);
    jitlite_instance_reclaim(instance);
    ok(call(instance, "outer", &zero, 1));

    /* What is allocated goes with the program. */
    jitlite_func *allocate;
    jitlite_val address, size = jitlite_i64(100000);
    ok(jitlite_instance_func(instance, "allocate", &allocate));
    ok(jitlite_func_call(allocate, &size, 1, &address));
    CHECK(jitlite_as_ptr(address) != NULL);
    size = jitlite_i64(2 << 20);
    ok(jitlite_func_call(allocate, &size, 1, &address));
    CHECK(address.ty.kind == JITLITE_PTR && jitlite_as_ptr(address) == NULL);
    jitlite_func_delete(allocate);
    size_t bytes;
    CHECK(jitlite_instance_heap_bytes(instance, &bytes) && bytes >= 100000 && bytes <= 1 << 20);
    CHECK(!jitlite_instance_heap_bytes(NULL, &bytes) && bytes == 0);

    uint64_t fuel;
    CHECK(jitlite_instance_fuel(instance, &fuel) && fuel > 0 && fuel < 1000000);
    error = call(instance, "spin", NULL, 0);
    CHECK(asked == 4 && strcmp(jitlite_error_message(jitlite_error_cause(error)), "nobody pays any more") == 0);
    traps(error, JITLITE_TRAP_OUT_OF_FUEL);
    ok(jitlite_instance_set_fuel(instance, 50));
    ok(jitlite_instance_add_fuel(instance, 7));
    CHECK(jitlite_instance_fuel(instance, &fuel) && fuel == 57);
    ok(jitlite_instance_set_fuel(instance, UINT64_MAX));

    jitlite_deadline *deadline;
    ok(jitlite_deadline_new(instance, 20000000, &deadline));
    CHECK(!jitlite_deadline_is_over(deadline) && !jitlite_deadline_is_over(NULL));
    traps(call(instance, "spin", NULL, 0), JITLITE_TRAP_DEADLINE);
    CHECK(jitlite_instance_is_stopped(instance) && jitlite_deadline_is_over(deadline));
    jitlite_deadline_delete(deadline);
    CHECK(!jitlite_instance_is_stopped(instance));

    jitlite_interrupter *interrupter;
    pthread_t thread;
    ok(jitlite_interrupter_new(instance, &interrupter));
    CHECK(pthread_create(&thread, NULL, interrupt, interrupter) == 0);
    traps(call(instance, "spin", NULL, 0), JITLITE_TRAP_INTERRUPTED);
    CHECK(pthread_join(thread, NULL) == 0);
    jitlite_instance_clear_interrupt(instance);
    jitlite_val two = jitlite_i32(2);
    ok(call(instance, "outer", &two, 1) ? jitlite_error_new("it is stopped") : NULL);
    sizes_of_stacks(instance);

    jitlite_instance_delete(instance);
    jitlite_interrupter_interrupt(interrupter);
    jitlite_interrupter_delete(interrupter);
    jitlite_module_delete(module);
    jitlite_linker_delete(linker);
    jitlite_engine_delete(engine);
    return 0;
}
