/* A front end in C: builds a module without text, prints it, runs it, and is told of a mistake.
 *
 *     cargo rustc -p jitlite --release --lib --features capi --crate-type cdylib
 *     cc -Isrc/capi examples/front_end.c -Ltarget/release -ljitlite -Wl,-rpath,target/release
 */
#include <stdio.h>
#include <stdlib.h>

#include "jitlite.h"

/* Ends the host if something has failed that must not. */
static void must(jitlite_error *error) {
    if (error) {
        fprintf(stderr, "%s\n", jitlite_error_message(error));
        exit(1);
    }
}

/* How many steps a number takes to 1 by halving it if it is even, and else by tripling it and adding 1. */
static void build_collatz(jitlite_builder *b) {
    jitlite_ir_type i64 = jitlite_builder_int_type(b, 64);
    jitlite_ir_value collatz = jitlite_builder_function(b, "collatz", i64, &i64, 1, false);
    jitlite_ir_value start = jitlite_builder_param(b, collatz, 0);
    jitlite_ir_block entry = jitlite_builder_block(b, collatz, "entry");
    jitlite_ir_block head = jitlite_builder_block(b, collatz, "head");
    jitlite_ir_block step = jitlite_builder_block(b, collatz, "step");
    jitlite_ir_block done = jitlite_builder_block(b, collatz, "done");
    jitlite_ir_value zero = jitlite_builder_int(b, i64, 0);
    jitlite_ir_value one = jitlite_builder_int(b, i64, 1);
    jitlite_ir_value two = jitlite_builder_int(b, i64, 2);
    jitlite_ir_value three = jitlite_builder_int(b, i64, 3);
    jitlite_builder_set_name(b, start, "start");

    jitlite_builder_switch_to(b, entry);
    jitlite_build_br(b, head);

    /* The values of the loop, whose incoming values are added when they are known. */
    jitlite_builder_switch_to(b, head);
    jitlite_ir_value n = jitlite_build_phi(b, i64);
    jitlite_ir_value steps = jitlite_build_phi(b, i64);
    jitlite_builder_set_name(b, n, "n");
    jitlite_builder_set_name(b, steps, "steps");
    jitlite_build_cond_br(b, jitlite_build_icmp(b, JITLITE_ICMP_EQ, n, one), done, step);

    jitlite_builder_switch_to(b, step);
    jitlite_ir_value rest = jitlite_build_binary(b, JITLITE_UREM, n, two);
    jitlite_ir_value is_odd = jitlite_build_icmp(b, JITLITE_ICMP_NE, rest, zero);
    jitlite_ir_value half = jitlite_build_binary(b, JITLITE_UDIV, n, two);
    jitlite_ir_value triple = jitlite_build_binary(b, JITLITE_MUL, n, three);
    jitlite_ir_value more = jitlite_build_binary(b, JITLITE_ADD, triple, one);
    jitlite_ir_value next = jitlite_build_select(b, is_odd, more, half);
    jitlite_ir_value count = jitlite_build_binary(b, JITLITE_ADD, steps, one);
    jitlite_build_br(b, head);
    jitlite_builder_add_incoming(b, n, start, entry);
    jitlite_builder_add_incoming(b, n, next, step);
    jitlite_builder_add_incoming(b, steps, zero, entry);
    jitlite_builder_add_incoming(b, steps, count, step);

    jitlite_builder_switch_to(b, done);
    jitlite_build_ret(b, steps);
}

/* None of the builder's functions fails: what is wrong with the module is said once, in its text. */
static void make_a_mistake(void) {
    jitlite_builder *b;
    jitlite_module *module;
    must(jitlite_builder_new("mistake", &b));
    jitlite_ir_type i64 = jitlite_builder_int_type(b, 64), i32 = jitlite_builder_int_type(b, 32);
    jitlite_ir_type params[] = {i64, i32};
    jitlite_ir_value f = jitlite_builder_function(b, "f", i64, params, 2, false);
    jitlite_ir_value wide = jitlite_builder_param(b, f, 0), narrow = jitlite_builder_param(b, f, 1);
    jitlite_builder_set_name(b, wide, "wide");
    jitlite_builder_set_name(b, narrow, "narrow");
    jitlite_builder_switch_to(b, jitlite_builder_block(b, f, "entry"));
    jitlite_build_ret(b, jitlite_build_binary(b, JITLITE_ADD, wide, narrow));
    jitlite_error *error = jitlite_builder_finish(b, &module);
    printf("%s\n", jitlite_error_message(error));
    jitlite_error_delete(error);
    jitlite_builder_delete(b);
}

int main(void) {
    jitlite_builder *b;
    jitlite_module *module;
    must(jitlite_builder_new("collatz", &b));
    build_collatz(b);
    must(jitlite_builder_finish(b, &module));
    jitlite_builder_delete(b);
    printf("%s\n", jitlite_module_text(module));

    jitlite_engine *engine;
    jitlite_linker *linker;
    jitlite_instance *instance;
    jitlite_func *collatz;
    must(jitlite_engine_new(NULL, &engine));
    must(jitlite_linker_new(engine, &linker));
    const jitlite_module *modules[] = {module};
    must(jitlite_linker_instantiate(linker, modules, 1, &instance));
    must(jitlite_instance_func(instance, "collatz", &collatz));
    for (int64_t start = 25; start < 28; start++) {
        jitlite_val argument = jitlite_i64(start), result;
        must(jitlite_func_call(collatz, &argument, 1, &result));
        printf("%lld takes %lld steps\n", (long long)start, (long long)jitlite_as_i64(result));
    }
    jitlite_func_delete(collatz);
    jitlite_instance_delete(instance);
    jitlite_linker_delete(linker);
    jitlite_engine_delete(engine);
    jitlite_module_delete(module);

    make_a_mistake();
    return 0;
}
