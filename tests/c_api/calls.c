/* Modules, imports and exports, calls, host functions with data, variables and memory. */
#include "check.h"

static const char *PROGRAM =
    "@counter = global i64 5\n"
    "@text = constant [6 x i8] c\"hello\\00\"\n"
    "@shared = external global i32\n"
    "declare i64 @scale(i64, double, ptr)\n"
    "declare i32 @abs(i32)\n"
    "define i64 @run(i64 %n) {\n"
    "  %a = call i64 @scale(i64 %n, double 2.5, ptr @text)\n"
    "  %c = load i64, ptr @counter\n"
    "  %r = add i64 %a, %c\n"
    "  ret i64 %r\n"
    "}\n"
    "define i32 @magnitude(i32 %n) { %r = call i32 @abs(i32 %n) ret i32 %r }\n"
    "define i32 @peek() { %r = load i32, ptr @shared ret i32 %r }\n"
    "define i128 @wide(i128 %n) { %r = add i128 %n, 1 ret i128 %r }\n"
    "define float @half(float %x) { %r = fmul float %x, 0.5 ret float %r }\n"
    "define void @nothing() { ret void }\n"
    "define ptr @where() { ret ptr @counter }\n"
    "define <4 x i32> @vector(<4 x i32> %v) { ret <4 x i32> %v }\n";

struct host {
    int calls;
    int finalized;
};

static jitlite_error *scale(void *data, const jitlite_instance *instance, const jitlite_val *args,
                            size_t count, jitlite_val *result) {
    struct host *host = data;
    char text[6];
    if (count != 3)
        return jitlite_error_new("three arguments are needed");
    jitlite_error *error = jitlite_instance_read(instance, jitlite_as_ptr(args[2]), text, sizeof text);
    if (error)
        return error;
    printf("scale %lld by %g for %s\n", (long long)jitlite_as_i64(args[0]), jitlite_as_double(args[1]),
           text);
    host->calls++;
    ((struct host *)jitlite_instance_data(instance))->calls += 10;
    *result = jitlite_i64((int64_t)((double)jitlite_as_i64(args[0]) * jitlite_as_double(args[1])));
    return NULL;
}

static void finalize(void *data) { ((struct host *)data)->finalized++; }

static jitlite_val call(const jitlite_instance *instance, const char *name, const jitlite_val *args,
                        size_t count) {
    jitlite_func *func;
    jitlite_val result;
    ok(jitlite_instance_func(instance, name, &func));
    ok(jitlite_func_call(func, args, count, &result));
    jitlite_func_delete(func);
    return result;
}

int main(void) {
    jitlite_engine *engine;
    jitlite_module *module;
    jitlite_linker *linker;
    jitlite_instance *instance;
    ok(jitlite_engine_new(NULL, &engine));
    ok(jitlite_module_from_text("calls.ll", PROGRAM, NULL, &module));
    for (size_t i = 0; i < jitlite_module_import_count(module); i++) {
        const jitlite_symbol *symbol = jitlite_module_import(module, i);
        printf("imports %s of type %s, %zu parameters\n", symbol->name, symbol->type_text,
               symbol->param_count);
    }
    CHECK(jitlite_module_export_count(module) == 10);
    CHECK(jitlite_module_export(module, 10) == NULL);
    /* What is printed is the same module. */
    jitlite_module *again;
    ok(jitlite_module_from_text("again.ll", jitlite_module_text(module), NULL, &again));
    CHECK(strcmp(jitlite_module_text(again), jitlite_module_text(module)) == 0);
    CHECK(strstr(jitlite_module_text(again), "define i128 @wide(i128 %n)"));
    CHECK(jitlite_module_export_count(again) == 10);
    jitlite_module_delete(again);

    ok(jitlite_linker_new(engine, &linker));
    /* Nothing is granted unasked. */
    expect(jitlite_linker_instantiate(linker, (const jitlite_module *[]){module}, 1, &instance),
           JITLITE_ERROR_MISSING, "abs");
    CHECK(instance == NULL);

    struct host host = {0, 0};
    int32_t shared = 77;
    jitlite_type params[] = {jitlite_int_type(64), jitlite_type_of_kind(JITLITE_DOUBLE),
                             jitlite_type_of_kind(JITLITE_PTR)};
    jitlite_type i64 = jitlite_int_type(64);
    const char *names[] = {"abs"};
    jitlite_linker_with_libc(linker);
    ok(jitlite_linker_allow(linker, names, 1));
    ok(jitlite_linker_func(linker, "scale", params, 3, &i64, scale, &host, finalize));
    expect(jitlite_linker_func(linker, "scale", params, 3, &i64, scale, &host, finalize),
           JITLITE_ERROR_DUPLICATE, "scale");
    CHECK(host.finalized == 1);
    ok(jitlite_linker_define_variable(linker, "shared", jitlite_int_type(32), &shared));
    struct host first = {0, 0}, own = {0, 0};
    jitlite_linker_set_data(linker, &first, finalize);
    jitlite_linker_set_data(linker, &own, finalize);
    CHECK(first.finalized == 1);
    const jitlite_module *modules[] = {module};
    ok(jitlite_linker_instantiate(linker, modules, 1, &instance));
    /* Instances keep what they need. */
    jitlite_module_delete(module);
    jitlite_linker_delete(linker);
    jitlite_engine *kept = engine;

    jitlite_val n = jitlite_i64(4);
    printf("run %lld\n", (long long)jitlite_as_i64(call(instance, "run", &n, 1)));
    CHECK(host.calls == 1 && own.calls == 10 && jitlite_instance_data(instance) == &own);
    n = jitlite_i32(-42);
    printf("magnitude %lld\n", (long long)jitlite_as_i64(call(instance, "magnitude", &n, 1)));
    shared = 78;
    printf("shared %lld\n", (long long)jitlite_as_i64(call(instance, "peek", NULL, 0)));
    jitlite_val wide = jitlite_i128(UINT64_MAX, 3);
    wide = call(instance, "wide", &wide, 1);
    CHECK(wide.low == 0 && wide.high == 4 && wide.ty.bits == 128);
    n = jitlite_float(3.0f);
    CHECK(jitlite_as_float(call(instance, "half", &n, 1)) == 1.5f);
    CHECK(call(instance, "nothing", NULL, 0).ty.kind == JITLITE_VOID);

    jitlite_variable *counter, *text;
    jitlite_val value;
    ok(jitlite_instance_variable(instance, "counter", &counter));
    ok(jitlite_variable_get(counter, &value));
    CHECK(jitlite_as_i64(value) == 5 && jitlite_variable_size(counter) == 8);
    CHECK(jitlite_variable_type(counter).bits == 64);
    ok(jitlite_variable_set(counter, jitlite_i64(-6)));
    expect(jitlite_variable_set(counter, jitlite_i32(1)), JITLITE_ERROR_WRONG_TYPE, "i64");
    CHECK(jitlite_as_ptr(call(instance, "where", NULL, 0)) == jitlite_variable_address(counter));
    int64_t seen = 0;
    ok(jitlite_instance_read(instance, jitlite_variable_address(counter), &seen, sizeof seen));
    CHECK(seen == -6);
    seen = 9;
    ok(jitlite_instance_write(instance, jitlite_variable_address(counter), &seen, sizeof seen));
    seen = 0;
    ok(jitlite_variable_read(counter, 0, &seen, sizeof seen));
    CHECK(seen == 9);
    expect(jitlite_variable_read(counter, 4, &seen, sizeof seen), JITLITE_ERROR_OUT_OF_BOUNDS, "counter");
    expect(jitlite_instance_read(instance, (void *)16, &seen, 8), JITLITE_ERROR_BAD_ADDRESS, "0x10");
    ok(jitlite_instance_variable(instance, "text", &text));
    CHECK(jitlite_variable_type(text).kind == JITLITE_ARRAY);
    expect(jitlite_variable_write(text, 0, "J", 1), JITLITE_ERROR_CONSTANT, "text");
    char part[4], whole[6];
    size_t len;
    const void *address = jitlite_variable_address(text);
    ok(jitlite_instance_read_string(instance, address, whole, sizeof whole, &len));
    CHECK(len == 5 && strcmp(whole, "hello") == 0);
    ok(jitlite_instance_read_string(instance, address, part, sizeof part, NULL));
    CHECK(strcmp(part, "hel") == 0);
    ok(jitlite_instance_read_string(instance, address, NULL, 0, &len));
    CHECK(len == 5);
    expect(jitlite_instance_read_string(instance, (void *)16, part, sizeof part, &len),
           JITLITE_ERROR_BAD_ADDRESS, "0x10");
    CHECK(len == 0);

    jitlite_func *func;
    ok(jitlite_instance_func(instance, "magnitude", &func));
    expect(jitlite_func_call(func, NULL, 0, NULL), JITLITE_ERROR_WRONG_TYPE, "magnitude");
    int32_t (*magnitude)(int32_t) = (int32_t(*)(int32_t))(uintptr_t)jitlite_func_pointer(func);
    CHECK(magnitude(-3) == 3);
    jitlite_func *same;
    ok(jitlite_instance_func_at(instance, (const void *)(uintptr_t)magnitude, &same));
    jitlite_func_delete(same);
    jitlite_func_delete(func);
    ok(jitlite_instance_func(instance, "vector", &func));
    expect(jitlite_func_call(func, NULL, 0, NULL), JITLITE_ERROR_WRONG_TYPE, "<4 x i32>");
    jitlite_func_delete(func);
    ok(jitlite_instance_compile_all(instance));
    ok(jitlite_instance_run_destructors(instance));
    jitlite_stats stats = jitlite_engine_stats(kept);
    CHECK(stats.compiled >= 8 && stats.code_bytes > 0 && stats.compile_nanoseconds > 0);

    jitlite_variable_delete(text);
    jitlite_engine_delete(engine);
    jitlite_instance *clone = jitlite_instance_clone(instance);
    jitlite_instance_delete(instance);
    CHECK(call(clone, "nothing", NULL, 0).ty.kind == JITLITE_VOID && jitlite_instance_data(clone) == &own);
    jitlite_instance_delete(clone);
    CHECK(jitlite_instance_clone(NULL) == NULL && strchr(jitlite_version(), '.'));
    /* A variable keeps the program, and so its host functions. */
    CHECK(host.finalized == 1 && own.finalized == 0);
    jitlite_variable_delete(counter);
    CHECK(host.finalized == 2 && own.finalized == 1 && jitlite_instance_data(NULL) == NULL);
    return 0;
}
