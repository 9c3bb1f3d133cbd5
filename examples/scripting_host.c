/* A host that runs scripts: a calculator whose programs call back, and cannot run away.
 *
 *     cargo rustc -p jitlite --release --lib --features capi --crate-type cdylib
 *     cc -Isrc/capi examples/scripting_host.c -Ltarget/release -ljitlite -Wl,-rpath,target/release
 */
#include <stdio.h>
#include <stdlib.h>

#include "jitlite.h"

/* What a front end would make of the user's formulas. */
static const char *SCRIPT =
    "declare double @variable(i32)\n"
    "declare void @show(double)\n"
    "\n"
    "define double @area() {\n" /* x * y */
    "  %x = call double @variable(i32 120)\n"
    "  %y = call double @variable(i32 121)\n"
    "  %area = fmul double %x, %y\n"
    "  call void @show(double %area)\n"
    "  ret double %area\n"
    "}\n"
    "define double @unknown() {\n" /* x + q */
    "  %x = call double @variable(i32 120)\n"
    "  %q = call double @variable(i32 113)\n"
    "  %sum = fadd double %x, %q\n"
    "  ret double %sum\n"
    "}\n"
    "define i32 @share(i32 %cake, i32 %guests) {\n"
    "  %each = sdiv i32 %cake, %guests\n"
    "  ret i32 %each\n"
    "}\n"
    "define void @forever() {\n"
    "  br label %again\n"
    "again:\n"
    "  br label %again\n"
    "}\n";

/* Ends the host if something has failed that must not. */
static void must(jitlite_error *error) {
    if (error) {
        fprintf(stderr, "%s\n", jitlite_error_message(error));
        exit(1);
    }
}

/* The variables of the calculator, by their letters: the data of `variable`. */
struct variables {
    double x, y;
};

static jitlite_error *variable(void *data, const jitlite_instance *instance, const jitlite_val *args,
                               size_t count, jitlite_val *result) {
    const struct variables *variables = data;
    char message[40];
    int letter = (int)jitlite_as_i64(args[0]);
    (void)instance, (void)count;
    switch (letter) {
    case 'x':
        *result = jitlite_double(variables->x);
        return NULL;
    case 'y':
        *result = jitlite_double(variables->y);
        return NULL;
    }
    /* The error ends the script; jitlite takes it over. */
    snprintf(message, sizeof message, "there is no variable %c", letter);
    return jitlite_error_new(message);
}

static jitlite_error *show(void *data, const jitlite_instance *instance, const jitlite_val *args,
                           size_t count, jitlite_val *result) {
    (void)data, (void)instance, (void)count, (void)result;
    printf("the script shows %g\n", jitlite_as_double(args[0]));
    return NULL;
}

/* Calls a function of the script, and tells what came of it. */
static void evaluate(const jitlite_instance *script, const char *name, const jitlite_val *args,
                     size_t count) {
    jitlite_func *func;
    jitlite_val result;
    must(jitlite_instance_func(script, name, &func));
    jitlite_error *error = jitlite_func_call(func, args, count, &result);
    if (error)
        printf("%s: %s\n", name, jitlite_error_message(error));
    else if (result.ty.kind == JITLITE_DOUBLE)
        printf("%s = %g\n", name, jitlite_as_double(result));
    else
        printf("%s = %lld\n", name, (long long)jitlite_as_i64(result));
    jitlite_error_delete(error);
    jitlite_func_delete(func);
}

int main(void) {
    /* An engine whose programs can be stopped. */
    jitlite_config *config = jitlite_config_new();
    jitlite_engine *engine;
    jitlite_config_set_interruptible(config, true);
    must(jitlite_engine_new(config, &engine));
    jitlite_config_delete(config);

    /* What scripts may use is what they are granted here, and nothing else. */
    struct variables variables = {6, 7};
    jitlite_type letter = jitlite_int_type(32);
    jitlite_type number = jitlite_type_of_kind(JITLITE_DOUBLE);
    jitlite_linker *linker;
    must(jitlite_linker_new(engine, &linker));
    must(jitlite_linker_func(linker, "variable", &letter, 1, &number, variable, &variables, NULL));
    must(jitlite_linker_func(linker, "show", &number, 1, NULL, show, NULL, NULL));

    jitlite_module *module;
    jitlite_instance *script;
    must(jitlite_module_from_text("script.ll", SCRIPT, NULL, &module));
    const jitlite_module *modules[] = {module};
    must(jitlite_linker_instantiate(linker, modules, 1, &script));

    evaluate(script, "area", NULL, 0);
    variables.x = 0.5;
    evaluate(script, "area", NULL, 0);
    evaluate(script, "unknown", NULL, 0);
    jitlite_val shares[] = {jitlite_i32(12), jitlite_i32(4)};
    evaluate(script, "share", shares, 2);
    shares[1] = jitlite_i32(0);
    evaluate(script, "share", shares, 2);

    /* Ten milliseconds are enough for anybody. */
    jitlite_deadline *deadline;
    must(jitlite_deadline_new(script, 10 * 1000 * 1000, &deadline));
    evaluate(script, "forever", NULL, 0);
    jitlite_deadline_delete(deadline);

    jitlite_instance_delete(script);
    jitlite_module_delete(module);
    jitlite_linker_delete(linker);
    jitlite_engine_delete(engine);
    return 0;
}
