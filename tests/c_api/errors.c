/* What errors tell: diagnostics, missing symbols, traps with their places, and the host's own. */
#include "check.h"

static const char *PROGRAM =
    "declare i32 @ask(i32)\n"
    "define i32 @share(i32 %a, i32 %b) !dbg !5 {\n"
    "  %r = sdiv i32 %a, %b, !dbg !7\n"
    "  ret i32 %r, !dbg !6\n"
    "}\n"
    "define i8 @wild(ptr %p) { %r = load i8, ptr %p ret i8 %r }\n"
    "define i32 @deep(i32 %n) { %r = call i32 @deep(i32 %n) %s = add i32 %r, 1 ret i32 %s }\n"
    "define i32 @question(i32 %n) { %r = call i32 @ask(i32 %n) ret i32 %r }\n"
    "define void @check() { call void @llvm.ubsantrap(i8 3) unreachable }\n"
    "define void @old(ptr %p) {\n"
    "  %v = load <vscale x 4 x float>, ptr %p\n"
    "  ret void\n"
    "}\n"
    "declare void @llvm.ubsantrap(i8)\n"
    "!llvm.dbg.cu = !{!0}\n"
    "!llvm.module.flags = !{!2}\n"
    "!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n"
    "!1 = !DIFile(filename: \"cake.c\", directory: \"/src\")\n"
    "!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
    "!3 = !DISubroutineType(types: !{})\n"
    "!4 = distinct !DISubprogram(name: \"divide\", scope: !1, file: !1, line: 1, type: !3,"
    " spFlags: DISPFlagDefinition, unit: !0)\n"
    "!5 = distinct !DISubprogram(name: \"share\", scope: !1, file: !1, line: 5, type: !3,"
    " spFlags: DISPFlagDefinition, unit: !0)\n"
    "!6 = !DILocation(line: 6, column: 10, scope: !5)\n"
    "!7 = !DILocation(line: 2, column: 12, scope: !4, inlinedAt: !6)\n";

static int finalized;
static void finalize(void *data) {
    (void)data;
    finalized++;
}

static int reason = 17;

static jitlite_error *ask(void *data, const jitlite_instance *instance, const jitlite_val *args, size_t count,
                          jitlite_val *result) {
    (void)data, (void)instance, (void)args, (void)count, (void)result;
    jitlite_error *error = jitlite_error_new("nobody knows");
    jitlite_error_set_data(error, &finalized, finalize);
    jitlite_error_set_data(error, &reason, finalize);
    return error;
}

static jitlite_error *call(const jitlite_instance *instance, const char *name, const jitlite_val *args,
                           size_t count) {
    jitlite_func *func;
    ok(jitlite_instance_func(instance, name, &func));
    jitlite_error *error = jitlite_func_call(func, args, count, NULL);
    CHECK(error);
    jitlite_func_delete(func);
    return error;
}

static void diagnostics(void) {
    jitlite_module *module;
    jitlite_error *error = jitlite_module_from_text(
        "bad.ll", "define i64 @f(i64 %link) {\n  ret i64 %lnk\n}\ndefine i8 @g() {\n  ret i16 0\n}\n", "llvm", &module);
    CHECK(jitlite_error_get_kind(error) == JITLITE_ERROR_INVALID);
    CHECK(jitlite_error_diagnostic_count(error) == 2 && jitlite_error_missing_count(error) == 0);
    for (size_t i = 0; i < 2; i++) {
        const jitlite_diagnostic *wrong = jitlite_error_diagnostic(error, i);
        printf("%s:%u:%u: %s: %s\n", wrong->file, wrong->line, wrong->column, wrong->code, wrong->message);
        CHECK(!wrong->is_warning && strstr(jitlite_error_message(error), wrong->message));
        CHECK(strstr(wrong->rendered, wrong->message) && strstr(wrong->rendered, "ret i"));
        for (size_t n = 0; n < wrong->note_count; n++)
            CHECK(strstr(wrong->rendered, "= note: ") && strlen(wrong->notes[n]) > 8);
    }
    CHECK(strstr(jitlite_error_diagnostic(error, 0)->rendered, "did you mean `%link`?"));
    CHECK(jitlite_error_diagnostic(error, 1)->note_count > 0);
    CHECK(jitlite_error_diagnostic(error, 2) == NULL && jitlite_error_diagnostic(NULL, 0) == NULL);
    CHECK(strcmp(jitlite_error_trap_word(error), "") == 0 && jitlite_error_cause(error) == NULL);
    CHECK(jitlite_error_rendered(error, true) == jitlite_error_message(error));
    jitlite_error_delete(error);
}

static void missing(jitlite_engine *engine) {
    jitlite_module *module;
    jitlite_linker *linker;
    jitlite_instance *instance;
    ok(jitlite_module_from_text("lost.ll",
                                "declare i32 @abs(i32)\n"
                                "@total = external global i64\n"
                                "define i64 @f() { %n = load i64, ptr @total %a = call i32 @abs(i32 1) ret i64 %n }\n",
                                NULL, &module));
    ok(jitlite_linker_new(engine, &linker));
    int64_t totals = 0;
    ok(jitlite_linker_define_variable(linker, "totals", jitlite_int_type(64), &totals));
    const jitlite_module *modules[] = {module};
    jitlite_error *error = jitlite_linker_instantiate(linker, modules, 1, &instance);
    CHECK(jitlite_error_get_kind(error) == JITLITE_ERROR_MISSING);
    CHECK(jitlite_error_missing_count(error) == 2 && jitlite_error_diagnostic_count(error) == 2);
    for (size_t i = 0; i < 2; i++) {
        const jitlite_missing *lost = jitlite_error_missing(error, i);
        printf("missing: %s %s of type %s; %s; %s\n", lost->symbol.is_function ? "function" : "variable",
               lost->symbol.name, lost->symbol.type_text, lost->similar ? lost->similar : "nothing like it",
               lost->help ? lost->help : "no help");
    }
    CHECK(jitlite_error_missing(error, 2) == NULL);
    jitlite_error_delete(error);
    jitlite_linker_delete(linker);
    jitlite_module_delete(module);
}

static void traps(const jitlite_instance *instance) {
    jitlite_val numbers[] = {jitlite_i32(1), jitlite_i32(0)}, address = jitlite_ptr((void *)24);
    uint64_t accessed = 1;
    size_t before;
    jitlite_error *error = call(instance, "share", numbers, 2);
    printf("%s\n%s\n", jitlite_error_trap_word(error), jitlite_error_rendered(error, false));
    CHECK(strstr(jitlite_error_rendered(error, true), "\x1b["));
    CHECK(jitlite_error_rendered(error, false) == jitlite_error_rendered(error, false));
    CHECK(jitlite_error_frame_count(error) == 1 && jitlite_error_omitted_frames(error, &before) == 0);
    const jitlite_frame *frame = jitlite_error_frame(error, 0);
    CHECK(strcmp(frame->function, "share") == 0 && frame->line == 3);
    for (size_t i = 0; i < frame->place_count; i++) {
        const jitlite_place *place = &frame->places[i];
        printf("%s at %s:%u:%u in %s\n", place->function, place->file, place->line, place->column, place->directory);
    }
    CHECK(!jitlite_error_address(error, &accessed) && accessed == 0);
    CHECK(jitlite_error_host_function(error) == NULL);
    jitlite_error_delete(error);

    error = call(instance, "wild", &address, 1);
    CHECK(strcmp(jitlite_error_trap_word(error), "bad-address") == 0);
    CHECK(jitlite_error_address(error, &accessed) && accessed == 24);
    jitlite_error_delete(error);
    error = call(instance, "check", NULL, 0);
    CHECK(strcmp(jitlite_error_trap_word(error), "ubsan") == 0);
    CHECK(jitlite_error_trap(error) == JITLITE_TRAP_TRAP);
    jitlite_error_delete(error);
    error = call(instance, "deep", numbers, 1);
    CHECK(jitlite_error_omitted_frames(error, &before) > 100 && before > 0);
    CHECK(before < jitlite_error_frame_count(error));
    jitlite_error_delete(error);
}

static void of_the_host(const jitlite_instance *instance) {
    jitlite_val number = jitlite_i32(1);
    jitlite_error *error = call(instance, "question", &number, 1);
    CHECK(jitlite_error_trap(error) == JITLITE_TRAP_HOST && jitlite_error_data(error) == NULL);
    const jitlite_error *cause = jitlite_error_cause(error);
    CHECK(jitlite_error_get_kind(cause) == JITLITE_ERROR_HOST);
    CHECK(strcmp(jitlite_error_message(cause), "nobody knows") == 0);
    CHECK(jitlite_error_data(cause) == &reason && jitlite_error_cause(cause) == NULL);
    /* The first data that it had is gone. */
    CHECK(finalized == 1);
    jitlite_error_delete(error);
    CHECK(finalized == 2);
    jitlite_error_set_data(NULL, NULL, finalize);
    CHECK(finalized == 3 && jitlite_error_data(NULL) == NULL);
}

/* A program that libraries would natively get a function of. */
static void warnings(jitlite_engine *engine) {
    jitlite_module *module;
    jitlite_linker *linker;
    jitlite_instance *instance;
    ok(jitlite_module_from_text("heap.ll",
                                "declare ptr @calloc(i64, i64)\n"
                                "define ptr @malloc(i64 %n) { %p = call ptr @calloc(i64 %n, i64 1) ret ptr %p }\n",
                                NULL, &module));
    ok(jitlite_linker_new(engine, &linker));
    jitlite_linker_with_process(linker);
    const jitlite_module *modules[] = {module};
    ok(jitlite_linker_instantiate(linker, modules, 1, &instance));
    jitlite_error *warnings = jitlite_linker_warnings(linker);
    CHECK(jitlite_error_diagnostic_count(warnings) == 1);
    const jitlite_diagnostic *warning = jitlite_error_diagnostic(warnings, 0);
    CHECK(warning->is_warning && warning->line == 2 && strstr(warning->message, "`malloc`"));
    jitlite_error_delete(warnings);
    ok(jitlite_linker_warnings(linker));
    jitlite_instance_delete(instance);
    jitlite_linker_delete(linker);
    jitlite_module_delete(module);
}

/* The library of C++ is not this process's, until a program needs it and may have it. */
static void libraries(jitlite_engine *engine) {
    jitlite_module *module;
    jitlite_linker *linker;
    jitlite_instance *instance;
    ok(jitlite_module_from_text("cpp.ll",
                                "declare void @_ZSt9terminatev()\n"
                                "define ptr @end() { ret ptr @_ZSt9terminatev }\n",
                                NULL, &module));
    ok(jitlite_linker_new(engine, &linker));
    jitlite_linker_with_process(linker);
    const jitlite_module *modules[] = {module};
    expect(jitlite_linker_instantiate(linker, modules, 1, &instance), JITLITE_ERROR_MISSING, "_ZSt9terminatev");
    jitlite_linker_find_libraries(linker, true);
    ok(jitlite_linker_instantiate(linker, modules, 1, &instance));
    jitlite_instance_delete(instance);
    jitlite_linker_delete(linker);
    jitlite_module_delete(module);
}

int main(void) {
    jitlite_engine *engine;
    jitlite_module *module;
    jitlite_linker *linker;
    jitlite_instance *instance;
    jitlite_config *config = jitlite_config_new();
    jitlite_type i32 = jitlite_int_type(32);
    jitlite_config_set_stack_size(config, 64 << 10);
    ok(jitlite_config_set_engine(config, "baseline"));
    ok(jitlite_engine_new(config, &engine));
    jitlite_config_delete(config);
    diagnostics();
    missing(engine);
    ok(jitlite_module_from_text("cake.ll", PROGRAM, NULL, &module));
    ok(jitlite_linker_new(engine, &linker));
    ok(jitlite_linker_func(linker, "ask", &i32, 1, &i32, ask, NULL, NULL));
    const jitlite_module *modules[] = {module};
    ok(jitlite_linker_instantiate(linker, modules, 1, &instance));
    traps(instance);
    of_the_host(instance);

    /* Nothing has failed so far; then everything is compiled. */
    ok(jitlite_instance_failures(instance));
    ok(jitlite_instance_compile_all(instance));
    jitlite_error *error = jitlite_instance_failures(instance);
    CHECK(jitlite_error_diagnostic_count(error) == 1);
    const jitlite_diagnostic *failure = jitlite_error_diagnostic(error, 0);
    printf("line %u: %s: %s\n", failure->line, failure->code, failure->message);
    jitlite_error_delete(error);

    jitlite_instance_delete(instance);
    jitlite_linker_delete(linker);
    jitlite_module_delete(module);
    /* Behind all traps: where libraries may have cleanups, traps write to stacks below what they have interrupted,
     * which valgrind takes for a mistake. */
    warnings(engine);
    libraries(engine);
    jitlite_engine_delete(engine);
    return 0;
}
