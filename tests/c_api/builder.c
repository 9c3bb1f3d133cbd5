/* Modules that are built without text: every instruction and constant by its text, programs by what they
 * compute, and mistakes and wrong uses by what is said of them. */
#include "check.h"

#define COUNT(list) (sizeof(list) / sizeof *(list))

typedef jitlite_ir_value value;
typedef jitlite_ir_type type;
typedef jitlite_ir_block block;

static jitlite_builder *builder(const char *name) {
    jitlite_builder *b;
    ok(jitlite_builder_new(name, &b));
    return b;
}

static type int_type(jitlite_builder *b, unsigned bits) { return jitlite_builder_int_type(b, bits); }

/* A function with its first block, at which the builder is. */
static value begin(jitlite_builder *b, const char *name, type result, const type *params, size_t count) {
    value function = jitlite_builder_function(b, name, result, params, count, false);
    jitlite_builder_switch_to(b, jitlite_builder_block(b, function, "entry"));
    return function;
}

/* The module, whose text is printed. */
static jitlite_module *finish(jitlite_builder *b) {
    jitlite_module *module, *again;
    char *before = strdup(jitlite_builder_text(b));
    ok(jitlite_builder_finish(b, &module));
    CHECK(strcmp(before, jitlite_module_text(module)) == 0);
    puts(before);
    free(before);
    jitlite_builder_delete(b);
    /* What is printed is read, and is the same. */
    ok(jitlite_module_from_text("again.ll", jitlite_module_text(module), "llvm", &again));
    CHECK(strcmp(jitlite_module_text(again), jitlite_module_text(module)) == 0);
    jitlite_module_delete(again);
    return module;
}

/* Each operation by its number. */
static void operations(void) {
    jitlite_builder *b = builder("operations");
    type i64 = int_type(b, 64), i32 = int_type(b, 32), f64 = jitlite_builder_type(b, JITLITE_IR_DOUBLE);
    type f32 = jitlite_builder_type(b, JITLITE_IR_FLOAT), ptr = jitlite_builder_type(b, JITLITE_IR_PTR);
    type nothing = jitlite_builder_type(b, JITLITE_IR_VOID);
    type params[] = {i64, f64, ptr, i32, f32, jitlite_builder_pointer_type(b, 1)};
    const char *names[] = {"i", "d", "p", "w", "s", "far"};
    value f = begin(b, "operations", nothing, params, COUNT(params));
    value p[COUNT(params)];
    for (size_t n = 0; n < COUNT(params); n++) {
        p[n] = jitlite_builder_param(b, f, n);
        jitlite_builder_set_name(b, p[n], names[n]);
    }
    for (uint32_t op = JITLITE_ADD; op <= JITLITE_XOR; op++)
        jitlite_build_binary(b, op, p[0], p[0]);
    for (uint32_t op = JITLITE_FADD; op <= JITLITE_FREM; op++)
        jitlite_build_binary(b, op, p[1], p[1]);
    for (uint32_t op = JITLITE_NEG; op <= JITLITE_FREEZE; op++)
        jitlite_build_unary(b, op, p[op == JITLITE_FNEG]);
    for (uint32_t cond = JITLITE_ICMP_EQ; cond <= JITLITE_ICMP_SLE; cond++)
        jitlite_build_icmp(b, cond, p[0], p[0]);
    for (uint32_t cond = JITLITE_FCMP_FALSE; cond <= JITLITE_FCMP_TRUE; cond++)
        jitlite_build_fcmp(b, cond, p[1], p[1]);
    struct {
        value from;
        type to;
    } casts[] = {{p[0], i32}, {p[3], i64}, {p[3], i64}, {p[1], f32}, {p[4], f64}, {p[1], i32}, {p[1], i32},
                 {p[3], f64}, {p[3], f64}, {p[2], i64}, {p[0], ptr}, {p[2], i64}, {p[0], f64}, {p[5], ptr}};
    for (uint32_t op = JITLITE_TRUNC; op <= JITLITE_ADDRSPACECAST; op++)
        jitlite_build_cast(b, op, casts[op].from, casts[op].to);
    for (uint32_t op = JITLITE_RMW_XCHG; op <= JITLITE_RMW_USUB_SAT; op++) {
        bool is_float = op >= JITLITE_RMW_FADD && op <= JITLITE_RMW_FMINIMUM;
        jitlite_build_atomic_rmw(b, op, p[2], p[is_float], JITLITE_SEQ_CST);
    }
    for (uint32_t ordering = JITLITE_UNORDERED; ordering <= JITLITE_SEQ_CST; ordering++) {
        if (ordering >= JITLITE_ACQUIRE)
            jitlite_build_fence(b, ordering);
        if (ordering != JITLITE_ACQUIRE && ordering != JITLITE_ACQ_REL)
            jitlite_builder_set_atomic(b, jitlite_build_store(b, p[0], p[2]), ordering, 8);
    }
    jitlite_build_ret_void(b);
    jitlite_module_delete(finish(b));
}

/* Types, constants, symbols and what is said of them. */
static void symbols(void) {
    jitlite_builder *b = builder("symbols");
    jitlite_builder_set_triple(b, "x86_64-unknown-linux-gnu");
    jitlite_builder_set_data_layout(b, "e-i64:64-i128:128");
    type i8 = int_type(b, 8), i64 = int_type(b, 64), i200 = int_type(b, 200);
    type ptr = jitlite_builder_type(b, JITLITE_IR_PTR), f64 = jitlite_builder_type(b, JITLITE_IR_DOUBLE);
    for (uint32_t kind = JITLITE_IR_HALF; kind <= JITLITE_IR_FP128; kind++) {
        char name[] = {'f', (char)('0' + kind), 0};
        type ty = jitlite_builder_type(b, kind);
        jitlite_builder_set_initializer(b, jitlite_builder_global(b, name, ty), jitlite_builder_float(b, ty, -1.5));
    }

    type node = jitlite_builder_named_type(b, "node");
    type fields[] = {ptr, i64};
    jitlite_builder_define_type(b, node, jitlite_builder_struct_type(b, fields, 2, false));
    value one = jitlite_builder_int(b, i64, 1), two = jitlite_builder_int(b, i64, -2);
    value first = jitlite_builder_global(b, "first", node);
    value parts[] = {first, one}, bytes[] = {jitlite_builder_int(b, i8, 255), jitlite_builder_undef(b, i8)};
    jitlite_builder_set_initializer(b, first, jitlite_builder_aggregate(b, node, parts, 2));
    type packed = jitlite_builder_struct_type(b, (type[]){i8, i8}, 2, true);
    value pair = jitlite_builder_global(b, "pair", packed);
    jitlite_builder_set_initializer(b, pair, jitlite_builder_aggregate(b, packed, bytes, 2));
    value lanes[] = {one, two}, vector = jitlite_builder_global(b, "vector", jitlite_builder_vector_type(b, i64, 2));
    jitlite_builder_set_initializer(
        b, vector, jitlite_builder_aggregate(b, jitlite_builder_vector_type(b, i64, 2), lanes, 2));
    value list = jitlite_builder_global(b, "list", jitlite_builder_array_type(b, i64, 2));
    jitlite_builder_set_initializer(
        b, list, jitlite_builder_aggregate(b, jitlite_builder_array_type(b, i64, 2), lanes, 2));
    value text = jitlite_builder_global(b, "text", jitlite_builder_array_type(b, i8, 3));
    jitlite_builder_set_initializer(b, text, jitlite_builder_bytes(b, "a\0b", 3));
    jitlite_builder_set_constant(b, text);
    jitlite_builder_c_string(b, "hello", 5);

    /* 2^199 and -2^128, and what fits without a sign and with one. */
    uint64_t high[] = {0, 0, 0, 128}, low[] = {0, 0, 1}, all[] = {UINT64_MAX};
    value wide = jitlite_builder_global(b, "wide", i200), deep = jitlite_builder_global(b, "deep", i200);
    jitlite_builder_set_initializer(b, wide, jitlite_builder_int_of_words(b, i200, false, high, 4));
    jitlite_builder_set_initializer(b, deep, jitlite_builder_int_of_words(b, i200, true, low, 3));
    value most = jitlite_builder_global(b, "most", i64);
    jitlite_builder_set_initializer(b, most, jitlite_builder_int_of_words(b, i64, false, all, 1));
    value nothing = jitlite_builder_global(b, "nothing", node), any = jitlite_builder_global(b, "any", f64);
    jitlite_builder_set_initializer(b, nothing, jitlite_builder_zero(b, node));
    jitlite_builder_set_initializer(b, any, jitlite_builder_poison(b, f64));

    value second = jitlite_builder_const_gep(b, i64, list, &one, 1, JITLITE_GEP_INBOUNDS | JITLITE_GEP_NUW);
    jitlite_builder_alias(b, "second", i64, second);
    value number = jitlite_builder_const_cast(b, JITLITE_PTRTOINT, list, i64);
    value moved = jitlite_builder_global(b, "moved", i64);
    jitlite_builder_set_initializer(b, moved, jitlite_builder_const_binary(b, JITLITE_ADD, number, one));

    for (uint32_t linkage = JITLITE_LINKAGE_EXTERNAL; linkage <= JITLITE_LINKAGE_EXTERN_WEAK; linkage++) {
        char name[] = {'l', (char)('a' + linkage), 0};
        bool is_list = linkage == JITLITE_LINKAGE_APPENDING;
        type ty = is_list ? jitlite_builder_array_type(b, i64, 1) : i64;
        value global = jitlite_builder_global(b, name, ty);
        if (linkage != JITLITE_LINKAGE_EXTERN_WEAK)
            jitlite_builder_set_initializer(b, global, jitlite_builder_zero(b, ty));
        jitlite_builder_set_linkage(b, global, linkage);
    }
    for (uint32_t visibility = JITLITE_VISIBILITY_DEFAULT; visibility <= JITLITE_VISIBILITY_PROTECTED; visibility++) {
        char name[] = {'v', (char)('a' + visibility), 0};
        jitlite_builder_set_visibility(b, jitlite_builder_global(b, name, i64), visibility);
    }
    value own = jitlite_builder_global(b, "own", i64);
    jitlite_builder_set_thread_local(b, own);
    jitlite_builder_set_section(b, own, ".mine");
    jitlite_builder_set_symbol_align(b, own, 32);

    type params[] = {ptr, i64};
    value f = jitlite_builder_function(b, "attributed", i64, params, 2, false);
    jitlite_builder_set_call_conv(b, f, 8);
    jitlite_builder_add_attribute(b, f, JITLITE_AT_ALL, "nounwind", NULL);
    jitlite_builder_add_attribute(b, f, JITLITE_AT_ALL, "memory(read)", NULL);
    jitlite_builder_add_attribute(b, f, JITLITE_AT_ALL, "key", "a \"value\"");
    jitlite_builder_add_attribute(b, f, JITLITE_AT_RESULT, "noundef", NULL);
    jitlite_builder_add_type_attribute(b, f, 0, "byval", node);
    jitlite_builder_add_align_attribute(b, f, 0, 16);
    CHECK(jitlite_builder_find_function(b, "attributed").id != 0);
    CHECK(jitlite_builder_find_function(b, "list").id == 0);
    jitlite_module_delete(finish(b));
}

/* The other instructions, with their flags. */
static void instructions(void) {
    jitlite_builder *b = builder("instructions");
    type i1 = int_type(b, 1), i8 = int_type(b, 8), i32 = int_type(b, 32), i64 = int_type(b, 64);
    type ptr = jitlite_builder_type(b, JITLITE_IR_PTR), f64 = jitlite_builder_type(b, JITLITE_IR_DOUBLE);
    type nothing = jitlite_builder_type(b, JITLITE_IR_VOID), v4 = jitlite_builder_vector_type(b, i64, 4);
    type pair = jitlite_builder_struct_type(b, (type[]){i64, jitlite_builder_array_type(b, i64, 2)}, 2, false);
    type params[] = {i64, ptr, v4, pair, f64, i1};
    value zero = jitlite_builder_int(b, i64, 0), one = jitlite_builder_int(b, i64, 1);
    value callee = jitlite_builder_function(b, "callee", i64, params, 2, false);
    value printf_ = jitlite_builder_function(b, "printf", i32, &ptr, 1, true);
    value sqrt = jitlite_builder_intrinsic(b, "llvm.sqrt", f64, &f64, 1);
    value personality = jitlite_builder_function(b, "__gxx_personality_v0", i32, NULL, 0, true);

    value f = begin(b, "instructions", i64, params, COUNT(params)), p[COUNT(params)];
    jitlite_builder_set_personality(b, f, personality);
    for (size_t n = 0; n < COUNT(params); n++)
        p[n] = jitlite_builder_param(b, f, n);
    block entry = jitlite_builder_current_block(b), loop = jitlite_builder_block(b, f, "loop");
    block ok = jitlite_builder_block(b, f, "ok"), pad = jitlite_builder_block(b, f, "pad");
    block two = jitlite_builder_block(b, f, "two"), none = jitlite_builder_block(b, f, NULL);

    value sum = jitlite_build_binary(b, JITLITE_ADD, p[0], one);
    jitlite_builder_set_name(b, sum, "sum");
    jitlite_builder_set_flags(b, sum, JITLITE_NUW | JITLITE_NSW);
    jitlite_builder_set_flags(b, jitlite_build_binary(b, JITLITE_UDIV, sum, p[0]), JITLITE_EXACT);
    jitlite_builder_set_flags(b, jitlite_build_binary(b, JITLITE_OR, sum, p[0]), JITLITE_DISJOINT);
    jitlite_builder_set_flags(b, jitlite_build_icmp(b, JITLITE_ICMP_SLT, sum, p[0]), JITLITE_SAMESIGN);
    value narrow = jitlite_build_cast(b, JITLITE_TRUNC, p[0], i32);
    jitlite_builder_set_flags(b, jitlite_build_cast(b, JITLITE_ZEXT, narrow, i64), JITLITE_NNEG);
    const uint32_t fast[] = {JITLITE_NNAN, JITLITE_NINF, JITLITE_NSZ, JITLITE_ARCP, JITLITE_CONTRACT, JITLITE_AFN,
                             JITLITE_REASSOC, JITLITE_FAST};
    for (size_t n = 0; n < COUNT(fast); n++)
        jitlite_builder_set_flags(b, jitlite_build_binary(b, JITLITE_FMUL, p[4], p[4]), fast[n]);
    jitlite_build_select(b, p[5], p[0], one);

    uint32_t path[] = {1, 0}, at[] = {0};
    int32_t mask[] = {3, -1, 4, 0};
    jitlite_build_extract_value(b, p[3], path, 2);
    jitlite_build_insert_value(b, p[3], sum, at, 1);
    jitlite_build_extract_element(b, p[2], one);
    jitlite_build_shuffle(b, jitlite_build_insert_element(b, p[2], p[0], zero), p[2], mask, 4);

    value many = jitlite_build_alloca_array(b, i8, p[0]);
    jitlite_builder_set_align(b, jitlite_build_alloca(b, i64), 32);
    value local = jitlite_build_local_variable(b, pair);
    jitlite_builder_set_name(b, local, "local");
    value load = jitlite_build_load(b, i64, p[1]);
    jitlite_builder_set_volatile(b, load);
    jitlite_builder_set_align(b, load, 4);
    jitlite_build_store(b, load, many);
    value indices[] = {zero, jitlite_builder_int(b, i32, 1), p[0]};
    value gep = jitlite_build_gep(b, pair, local, indices, 3);
    jitlite_builder_set_gep_flags(b, gep, JITLITE_GEP_NUSW);
    jitlite_build_field(b, pair, local, 1);
    jitlite_build_element(b, i64, p[1], p[0]);
    jitlite_build_va_arg(b, p[1], i64);
    jitlite_build_cmpxchg(b, p[1], zero, one, JITLITE_ACQ_REL, JITLITE_MONOTONIC);
    jitlite_build_memcpy(b, local, p[1], jitlite_builder_int(b, i64, 24));
    jitlite_build_memmove(b, local, p[1], p[0]);
    jitlite_build_memset(b, local, jitlite_builder_int(b, i8, 7), p[0]);

    jitlite_build_call(b, sqrt, &p[4], 1);
    value printed = jitlite_build_call(b, printf_, (value[]){p[1], p[0], p[4]}, 3);
    jitlite_builder_set_tail(b, printed, JITLITE_TAIL_NOT);
    jitlite_builder_add_attribute(b, printed, JITLITE_AT_ALL, "nounwind", NULL);
    jitlite_builder_add_attribute(b, printed, 0, "nonnull", NULL);
    type of_callee = jitlite_builder_function_type(b, i64, params, 2, false);
    value indirect = jitlite_build_call_indirect(b, of_callee, p[1], p, 2);
    jitlite_builder_set_call_conv(b, indirect, 9);
    jitlite_builder_set_tail(b, indirect, JITLITE_TAIL_TAIL);
    type of_asm = jitlite_builder_function_type(b, nothing, NULL, 0, false);
    jitlite_build_call_indirect(b, of_asm, jitlite_builder_inline_asm(b, "nop", ""), NULL, 0);
    CHECK(!jitlite_builder_is_terminated(b));
    jitlite_build_invoke(b, callee, p, 2, loop, pad);
    CHECK(jitlite_builder_is_terminated(b));

    jitlite_builder_switch_to(b, loop);
    value phi = jitlite_build_phi(b, i64);
    jitlite_builder_add_incoming(b, phi, zero, entry);
    jitlite_builder_add_incoming(b, phi, one, loop);
    value choice = jitlite_build_switch(b, phi, ok);
    jitlite_builder_add_case(b, choice, one, loop);
    jitlite_builder_add_case(b, choice, jitlite_builder_int(b, i64, 2), two);

    /* While the builder is somewhere else. */
    begin(b, "other", nothing, NULL, 0);
    jitlite_build_unreachable(b);
    jitlite_builder_set_name(b, phi, "phi");

    jitlite_builder_switch_to(b, ok);
    jitlite_build_invoke_indirect(b, of_callee, p[1], p, 2, two, pad);
    jitlite_builder_switch_to(b, pad);
    type caught = jitlite_builder_struct_type(b, (type[]){ptr, i32}, 2, false);
    value filters = jitlite_builder_zero(b, jitlite_builder_array_type(b, ptr, 0));
    jitlite_clause clauses[] = {{JITLITE_CLAUSE_CLEANUP, {0}},
                                {JITLITE_CLAUSE_CATCH, jitlite_builder_zero(b, ptr)},
                                {JITLITE_CLAUSE_FILTER, filters}};
    jitlite_build_resume(b, jitlite_build_landing_pad(b, caught, clauses, 3));
    jitlite_builder_switch_to(b, two);
    jitlite_build_cond_br(b, p[5], none, two);
    jitlite_builder_switch_to(b, none);
    jitlite_build_ret(b, phi);
    type result = jitlite_builder_type_of(b, phi), address = jitlite_builder_type_of(b, f);
    CHECK(jitlite_builder_type_of(b, zero).id != 0 && result.id != 0 && address.id != 0);
    jitlite_module_delete(finish(b));
}

/* How many numbers below `n` are divisible by 3 or 5, with a local variable, a host function that is told of each, and a
 * trap that names a line. */
static int64_t told;

static jitlite_error *tell(void *data, const jitlite_instance *instance, const jitlite_val *args, size_t count,
                           jitlite_val *result) {
    (void)data, (void)instance, (void)count, (void)result;
    told += jitlite_as_i64(args[0]);
    return NULL;
}

static void runs(jitlite_engine *engine) {
    jitlite_builder *b = builder("runs");
    type i64 = int_type(b, 64), nothing = jitlite_builder_type(b, JITLITE_IR_VOID);
    value tell_ = jitlite_builder_function(b, "tell", nothing, &i64, 1, false);
    value f = begin(b, "count", i64, &i64, 1), n = jitlite_builder_param(b, f, 0);
    block head = jitlite_builder_block(b, f, "head"), body = jitlite_builder_block(b, f, "body");
    block hit = jitlite_builder_block(b, f, "hit"), next = jitlite_builder_block(b, f, "next");
    block done = jitlite_builder_block(b, f, "done");
    value zero = jitlite_builder_int(b, i64, 0), one = jitlite_builder_int(b, i64, 1);
    value counter = jitlite_build_local_variable(b, i64), found = jitlite_build_local_variable(b, i64);
    jitlite_build_store(b, zero, counter);
    jitlite_build_store(b, zero, found);
    jitlite_build_br(b, head);
    jitlite_builder_switch_to(b, head);
    value i = jitlite_build_load(b, i64, counter);
    jitlite_build_cond_br(b, jitlite_build_icmp(b, JITLITE_ICMP_ULT, i, n), body, done);
    jitlite_builder_switch_to(b, body);
    value by3 = jitlite_build_binary(b, JITLITE_UREM, i, jitlite_builder_int(b, i64, 3));
    value by5 = jitlite_build_binary(b, JITLITE_UREM, i, jitlite_builder_int(b, i64, 5));
    value product = jitlite_build_binary(b, JITLITE_MUL, by3, by5);
    jitlite_build_cond_br(b, jitlite_build_icmp(b, JITLITE_ICMP_EQ, product, zero), hit, next);
    jitlite_builder_switch_to(b, hit);
    jitlite_build_call(b, tell_, &i, 1);
    jitlite_build_store(b, jitlite_build_binary(b, JITLITE_ADD, jitlite_build_load(b, i64, found), one), found);
    jitlite_build_br(b, next);
    jitlite_builder_switch_to(b, next);
    jitlite_build_store(b, jitlite_build_binary(b, JITLITE_ADD, i, one), counter);
    jitlite_build_br(b, head);
    jitlite_builder_switch_to(b, done);
    jitlite_build_ret(b, jitlite_build_load(b, i64, found));

    jitlite_builder_set_source_file(b, "share.tiny");
    value share = begin(b, "share", i64, (type[]){i64, i64}, 2);
    jitlite_builder_set_line(b, 7, 3);
    jitlite_build_ret(b, jitlite_build_binary(b, JITLITE_SDIV, jitlite_builder_param(b, share, 0),
                                              jitlite_builder_param(b, share, 1)));

    jitlite_module *module;
    jitlite_linker *linker;
    jitlite_instance *instance;
    jitlite_func *func;
    jitlite_type word = jitlite_int_type(64);
    ok(jitlite_builder_finish(b, &module));
    jitlite_builder_delete(b);
    ok(jitlite_linker_new(engine, &linker));
    ok(jitlite_linker_func(linker, "tell", &word, 1, NULL, tell, NULL, NULL));
    const jitlite_module *modules[] = {module};
    ok(jitlite_linker_instantiate(linker, modules, 1, &instance));
    ok(jitlite_instance_func(instance, "count", &func));
    jitlite_val arguments[] = {jitlite_i64(1000), jitlite_i64(0)}, result;
    ok(jitlite_func_call(func, arguments, 1, &result));
    printf("%lld of 1000, %lld in all\n", (long long)jitlite_as_i64(result), (long long)told);
    jitlite_func_delete(func);
    ok(jitlite_instance_func(instance, "share", &func));
    jitlite_error *error = jitlite_func_call(func, arguments, 2, &result);
    printf("%s\n", jitlite_error_message(error));
    jitlite_error_delete(error);
    jitlite_func_delete(func);
    jitlite_instance_delete(instance);
    jitlite_linker_delete(linker);
    jitlite_module_delete(module);
}

/* What is wrong with a module, thing by thing. */
static void print_mistakes(jitlite_builder *b) {
    jitlite_module *module = (jitlite_module *)b;
    jitlite_error *error = jitlite_builder_finish(b, &module);
    CHECK(jitlite_error_get_kind(error) == JITLITE_ERROR_INVALID && !module);
    for (size_t n = 0; n < jitlite_error_diagnostic_count(error); n++) {
        const jitlite_diagnostic *wrong = jitlite_error_diagnostic(error, n);
        printf("%s:%u: %s: %s\n", wrong->file, wrong->line, wrong->code, wrong->message);
        for (size_t i = 0; i < wrong->note_count; i++)
            if (strncmp(wrong->notes[i], "in `", 4) == 0)
                printf("  %s\n", wrong->notes[i]);
    }
    jitlite_error_delete(error);
    jitlite_builder_delete(b);
}

/* Wrong uses: none of them ends the process, and each is said. */
static void wrong(void) {
    jitlite_builder *b = builder("wrong"), *other = builder("other");
    type i64 = int_type(b, 64), nothing = {0};
    value f = jitlite_builder_function(b, "f", i64, &i64, 1, false), none = {0};
    value one = jitlite_builder_int(b, i64, 1);
    /* At no block yet. */
    jitlite_build_ret(b, one);
    block entry = jitlite_builder_block(b, f, "entry");
    jitlite_builder_switch_to(b, entry);
    /* Nothing, or another builder's, or a number that was made up. */
    jitlite_build_binary(b, JITLITE_ADD, none, one);
    jitlite_build_binary(b, JITLITE_ADD, jitlite_builder_int(other, int_type(other, 64), 1), one);
    value made_up = {one.id + 1000};
    value chained = jitlite_build_binary(b, JITLITE_ADD, made_up, one);
    type strange = {UINT64_MAX};
    block nowhere = {entry.id + 7};
    jitlite_build_phi(b, nothing);
    jitlite_build_load(b, strange, f);
    /* Numbers that no enum has. */
    jitlite_build_binary(b, 18, one, one);
    jitlite_build_unary(b, 4, one);
    jitlite_build_icmp(b, 10, one, one);
    jitlite_build_cast(b, 14, one, i64);
    jitlite_build_fence(b, 7);
    jitlite_clause clause = {3, none};
    jitlite_build_landing_pad(b, i64, &clause, 1);
    jitlite_builder_set_linkage(b, f, 11);
    jitlite_builder_type(b, 10);
    /* Nulls, and what is something else. */
    jitlite_build_call(b, f, NULL, 1);
    jitlite_build_call(b, one, NULL, 0);
    jitlite_builder_global(b, NULL, i64);
    jitlite_builder_function(b, "\xff", i64, NULL, 0, false);
    jitlite_builder_set_initializer(b, f, one);
    jitlite_builder_set_flags(b, one, JITLITE_NSW);
    jitlite_builder_set_flags(b, chained, 256);
    jitlite_builder_set_gep_flags(b, chained, 8);
    jitlite_builder_add_attribute(b, f, -3, "nounwind", NULL);
    jitlite_builder_add_attribute(b, f, 1, "noundef", NULL);
    jitlite_builder_add_attribute(b, f, JITLITE_AT_ALL, "nounwinds", NULL);
    jitlite_builder_add_type_attribute(b, f, 0, "byvalue", i64);
    jitlite_builder_param(b, f, 1);
    jitlite_builder_int(b, int_type(b, 8), 256);
    jitlite_builder_int_of_words(b, i64, true, (uint64_t[]){1, 1}, 2);
    jitlite_build_br(b, nowhere);
    print_mistakes(b);

    /* What the verifier says, of the instruction. */
    b = builder("types");
    i64 = int_type(b, 64);
    f = begin(b, "f", i64, (type[]){i64, int_type(b, 32)}, 2);
    value sum = jitlite_build_binary(b, JITLITE_ADD, jitlite_builder_param(b, f, 0), jitlite_builder_param(b, f, 1));
    value g = begin(b, "g", i64, NULL, 0);
    jitlite_build_ret(b, sum);
    CHECK(g.id != 0);
    print_mistakes(b);

    /* No builder, or one that is finished. */
    jitlite_module *module = (jitlite_module *)other;
    ok(jitlite_builder_finish(other, &module));
    jitlite_module_delete(module);
    expect(jitlite_builder_finish(other, &module), JITLITE_ERROR_ARGUMENT, "finished already");
    CHECK(!module);
    expect(jitlite_builder_finish(NULL, &module), JITLITE_ERROR_ARGUMENT, "the builder is null");
    expect(jitlite_builder_finish(other, NULL), JITLITE_ERROR_ARGUMENT, "the place of the result is null");
    expect(jitlite_builder_new(NULL, &b), JITLITE_ERROR_ARGUMENT, "the name is null");
    jitlite_builder *gone[] = {NULL, other};
    for (size_t n = 0; n < 2; n++) {
        b = gone[n];
        CHECK(int_type(b, 64).id == 0 && jitlite_builder_int(b, i64, 1).id == 0 && jitlite_build_ret(b, one).id == 0);
        CHECK(jitlite_builder_block(b, f, "x").id == 0 && jitlite_builder_function(b, "f", i64, NULL, 0, false).id == 0);
        CHECK(jitlite_builder_type_of(b, f).id == 0 && jitlite_builder_current_block(b).id == 0);
        CHECK(!jitlite_builder_is_terminated(b) && strcmp(jitlite_builder_text(b), "") == 0);
        jitlite_builder_switch_to(b, entry);
        jitlite_builder_set_line(b, 1, 1);
        jitlite_builder_delete(b);
    }
}

/* One that is not finished leaves nothing behind. */
static void abandoned(void) {
    jitlite_builder *b = builder("abandoned");
    begin(b, "f", int_type(b, 64), NULL, 0);
    CHECK(strstr(jitlite_builder_text(b), "define i64 @f() {"));
    CHECK(strstr(jitlite_builder_text(b), "entry:"));
    jitlite_builder_delete(b);
}

int main(void) {
    jitlite_engine *engine;
    ok(jitlite_engine_new(NULL, &engine));
    operations();
    symbols();
    instructions();
    runs(engine);
    wrong();
    abandoned();
    jitlite_engine_delete(engine);
    return 0;
}
