/* Values of more than a register: wide integers, vectors, arrays and structs, in both directions. */
#include "check.h"

static const char *PROGRAM =
    "@point = global { i8, [2 x i64] } { i8 -1, [2 x i64] [i64 10, i64 20] }\n"
    "@fixed = constant <{ i8, i32 }> <{ i8 1, i32 2 }>\n"
    "declare { double, i32 } @turn({ i32, double })\n"
    "declare <4 x float> @scale(<4 x float>, float)\n"
    "declare i128 @swap(i128)\n"
    "declare { i64, [3 x i16], <2 x double> } @large({ i64, [3 x i16], <2 x double> })\n"
    "define { double, i32 } @call_turn({ i32, double } %p) {\n"
    "  %r = call { double, i32 } @turn({ i32, double } %p)\n"
    "  ret { double, i32 } %r\n"
    "}\n"
    "define <4 x float> @call_scale(<4 x float> %v, float %by) {\n"
    "  %r = call <4 x float> @scale(<4 x float> %v, float %by)\n"
    "  %s = fadd <4 x float> %r, %v\n"
    "  ret <4 x float> %s\n"
    "}\n"
    "define i128 @call_swap(i128 %n) {\n"
    "  %r = call i128 @swap(i128 %n)\n"
    "  %s = add i128 %r, 1\n"
    "  ret i128 %s\n"
    "}\n"
    "define { i64, [3 x i16], <2 x double> } @call_large({ i64, [3 x i16], <2 x double> } %l) {\n"
    "  %r = call { i64, [3 x i16], <2 x double> } @large({ i64, [3 x i16], <2 x double> } %l)\n"
    "  ret { i64, [3 x i16], <2 x double> } %r\n"
    "}\n"
    "define i64 @sum() {\n"
    "  %at = getelementptr { i8, [2 x i64] }, ptr @point, i64 0, i32 1, i64 1\n"
    "  %a = load i8, ptr @point\n"
    "  %b = load i64, ptr %at\n"
    "  %c = sext i8 %a to i64\n"
    "  %r = add i64 %b, %c\n"
    "  ret i64 %r\n"
    "}\n"
    "define i24 @next(i24 %n) { %r = add i24 %n, 1 ret i24 %r }\n"
    "define half @as_half(float %x) { %r = fptrunc float %x to half ret half %r }\n"
    "define fp128 @quad(fp128 %x) { ret fp128 %x }\n"
    "define {} @empty({} %e) { ret {} %e }\n"
    "define x86_fp80 @long(x86_fp80 %x) { ret x86_fp80 %x }\n";

static jitlite_error *turn(void *data, const jitlite_instance *instance, const jitlite_val *args, size_t count,
                           jitlite_val *result) {
    (void)data, (void)instance;
    CHECK(count == 1 && args[0].ty.kind == JITLITE_STRUCT && args[0].ty.count == 2);
    CHECK(result->ty.count == 2 && jitlite_as_double(result->elems[0]) == 0);
    CHECK(result->elems[1].ty.kind == JITLITE_INT && result->elems[1].ty.bits == 32);
    const jitlite_val *fields = args[0].elems;
    result->elems[0] = jitlite_double(jitlite_as_double(fields[1]) * 2);
    result->elems[1] = jitlite_i32((int32_t)jitlite_as_i64(fields[0]) + 1);
    return NULL;
}

static jitlite_error *scale(void *data, const jitlite_instance *instance, const jitlite_val *args, size_t count,
                            jitlite_val *result) {
    (void)data, (void)instance;
    CHECK(count == 2 && args[0].ty.kind == JITLITE_VECTOR && args[0].ty.count == 4);
    for (int i = 0; i < 4; i++)
        result->elems[i] = jitlite_float(jitlite_as_float(args[0].elems[i]) * jitlite_as_float(args[1]));
    return NULL;
}

static jitlite_error *swap(void *data, const jitlite_instance *instance, const jitlite_val *args, size_t count,
                           jitlite_val *result) {
    (void)data, (void)instance, (void)count;
    *result = jitlite_i128(args[0].high, (int64_t)args[0].low);
    return NULL;
}

/* Adds 1 to all numbers; or does what it must not. */
static jitlite_error *large(void *data, const jitlite_instance *instance, const jitlite_val *args, size_t count,
                            jitlite_val *result) {
    (void)instance, (void)count;
    const jitlite_val *fields = args[0].elems;
    static jitlite_val others[3];
    switch (*(int *)data) {
    case 1: /* Elements that may be gone. */
        result->elems[1] = jitlite_array(others, 3);
        return NULL;
    case 2:
        result->elems[1].elems[2] = jitlite_i32(1);
        return NULL;
    }
    result->elems[0] = jitlite_i64(jitlite_as_i64(fields[0]) + 1);
    for (int i = 0; i < 3; i++)
        result->elems[1].elems[i] = jitlite_i16((int16_t)(jitlite_as_i64(fields[1].elems[i]) + 1));
    for (int i = 0; i < 2; i++)
        result->elems[2].elems[i] = jitlite_double(jitlite_as_double(fields[2].elems[i]) + 1);
    return NULL;
}

static const jitlite_instance *instance;

static jitlite_error *call(const char *name, jitlite_val *args, size_t count, jitlite_val *result) {
    jitlite_func *func;
    ok(jitlite_instance_func(instance, name, &func));
    jitlite_error *error = jitlite_func_call(func, args, count, result);
    jitlite_func_delete(func);
    return error;
}

static void structs_and_vectors(void) {
    jitlite_val fields[] = {jitlite_i32(6), jitlite_double(1.25)}, result;
    jitlite_val pair = jitlite_struct(fields, 2);
    ok(call("call_turn", &pair, 1, &result));
    CHECK(result.ty.kind == JITLITE_STRUCT && result.ty.count == 2);
    printf("turned: %g, %lld\n", jitlite_as_double(result.elems[0]), (long long)jitlite_as_i64(result.elems[1]));
    jitlite_val_delete(&result);
    CHECK(result.ty.kind == JITLITE_VOID && result.elems == NULL);
    jitlite_val_delete(&result);
    jitlite_val_delete(NULL);
    ok(call("call_turn", &pair, 1, NULL));

    jitlite_val lanes[] = {jitlite_float(1), jitlite_float(-2), jitlite_float(0.5), jitlite_float(8)};
    jitlite_val args[] = {jitlite_vector(lanes, 4), jitlite_float(3)};
    ok(call("call_scale", args, 2, &result));
    for (size_t i = 0; i < result.ty.count; i++)
        printf("%s%g", i ? ", " : "scaled: ", jitlite_as_float(result.elems[i]));
    printf("\n");
    jitlite_val_delete(&result);

    /* What does not fit is an error, and nothing is called. */
    expect(call("call_turn", fields, 1, &result), JITLITE_ERROR_WRONG_TYPE, "{ i32, double }");
    CHECK(result.ty.kind == JITLITE_VOID);
    pair = jitlite_struct(fields, 1);
    expect(call("call_turn", &pair, 1, &result), JITLITE_ERROR_WRONG_TYPE, "{ i32 }");
    args[0] = jitlite_array(lanes, 4);
    expect(call("call_scale", args, 2, &result), JITLITE_ERROR_WRONG_TYPE, "[4 x float]");
    args[0] = jitlite_vector(NULL, 4);
    expect(call("call_scale", args, 2, &result), JITLITE_ERROR_ARGUMENT, "elements is null");
    args[0] = jitlite_vector(lanes, 0);
    expect(call("call_scale", args, 2, &result), JITLITE_ERROR_ARGUMENT, "without elements");
    lanes[0] = args[0] = jitlite_struct(lanes, 4); /* It is an element of itself. */
    expect(call("call_scale", args, 2, &result), JITLITE_ERROR_ARGUMENT, "nested");
    jitlite_val none = jitlite_struct(NULL, 0);
    ok(call("empty", &none, 1, &result));
    CHECK(result.ty.kind == JITLITE_STRUCT && result.ty.count == 0 && result.elems == NULL);
}

static void results_in_memory(int *mischief) {
    jitlite_val shorts[] = {jitlite_i16(1), jitlite_i16(-1), jitlite_i16(300)};
    jitlite_val doubles[] = {jitlite_double(0.5), jitlite_double(-1)};
    jitlite_val fields[] = {jitlite_i64(41), jitlite_array(shorts, 3), jitlite_vector(doubles, 2)};
    jitlite_val arg = jitlite_struct(fields, 3), result;
    ok(call("call_large", &arg, 1, &result));
    const jitlite_val *got = result.elems;
    printf("large: %lld, [%lld, %lld, %lld], <%g, %g>\n", (long long)jitlite_as_i64(got[0]),
           (long long)jitlite_as_i64(got[1].elems[0]), (long long)jitlite_as_i64(got[1].elems[1]),
           (long long)jitlite_as_i64(got[1].elems[2]), jitlite_as_double(got[2].elems[0]),
           jitlite_as_double(got[2].elems[1]));
    jitlite_val_delete(&result);
    *mischief = 1;
    expect(call("call_large", &arg, 1, &result), JITLITE_ERROR_TRAP, "written in place");
    *mischief = 2;
    expect(call("call_large", &arg, 1, &result), JITLITE_ERROR_TRAP, "[3 x i16]");
}

static void scalars(void) {
    jitlite_val arg = jitlite_i128(2, -1), result;
    ok(call("call_swap", &arg, 1, &result));
    /* 2^64 * 2 + (2^64 - 1), and 1: nothing is left in the low half. */
    CHECK(result.ty.bits == 128 && result.low == 0 && result.high == 3);
    arg = jitlite_of_bits(jitlite_int_type(24), 0xffffff, 0);
    ok(call("next", &arg, 1, &result));
    CHECK(result.ty.bits == 24 && result.low == 0);
    arg = jitlite_of_bits(jitlite_int_type(24), 0x7fffff, 0);
    ok(call("next", &arg, 1, &result));
    CHECK(jitlite_as_i64(result) == -0x800000);
    arg = jitlite_float(1.5f);
    ok(call("as_half", &arg, 1, &result));
    CHECK(result.ty.kind == JITLITE_HALF && result.low == 0x3e00);
    arg = jitlite_of_bits(jitlite_type_of_kind(JITLITE_FP128), 7, 0x3fff000000000000);
    ok(call("quad", &arg, 1, &result));
    CHECK(result.ty.kind == JITLITE_FP128 && result.low == 7 && result.high == 0x3fff000000000000);
    arg = jitlite_of_bits(jitlite_type_of_kind(JITLITE_OTHER), 7, 0);
    expect(call("long", &arg, 1, &result), JITLITE_ERROR_ARGUMENT, "kind 8");
    expect(call("long", NULL, 0, &result), JITLITE_ERROR_WRONG_TYPE, "@long");
}

static void variables(void) {
    jitlite_variable *point, *fixed;
    jitlite_val value, result;
    ok(jitlite_instance_variable(instance, "point", &point));
    const jitlite_symbol *symbol = jitlite_variable_symbol(point);
    CHECK(strcmp(symbol->name, "point") == 0 && !symbol->is_function && !jitlite_variable_is_constant(point));
    CHECK(symbol->ty.kind == JITLITE_STRUCT && symbol->ty.count == 2 && symbol->ty.elems[0].bits == 8);
    CHECK(symbol->ty.elems[1].kind == JITLITE_ARRAY && symbol->ty.elems[1].count == 2);
    CHECK(symbol->ty.elems[1].elems->bits == 64);
    ok(jitlite_variable_get(point, &value));
    CHECK(jitlite_as_i64(value.elems[0]) == -1 && jitlite_as_i64(value.elems[1].elems[1]) == 20);
    value.elems[1].elems[1] = jitlite_i64(43);
    ok(jitlite_variable_set(point, value));
    ok(call("sum", NULL, 0, &result));
    printf("%s of type %s: %lld\n", symbol->name, symbol->type_text, (long long)jitlite_as_i64(result));
    value.elems[0] = jitlite_i64(1);
    expect(jitlite_variable_set(point, value), JITLITE_ERROR_WRONG_TYPE, "{ i64, [2 x i64] }");
    jitlite_val_delete(&value);
    ok(jitlite_instance_variable(instance, "fixed", &fixed));
    CHECK(jitlite_variable_is_constant(fixed) && jitlite_variable_type(fixed).kind == JITLITE_PACKED_STRUCT);
    CHECK(jitlite_variable_size(fixed) == 5);
    ok(jitlite_variable_get(fixed, &value));
    CHECK(jitlite_as_i64(value.elems[1]) == 2);
    expect(jitlite_variable_set(fixed, value), JITLITE_ERROR_CONSTANT, "fixed");
    jitlite_val_delete(&value);
    jitlite_variable_delete(fixed);
    jitlite_variable_delete(point);
}

static void types(void) {
    jitlite_func *func;
    ok(jitlite_instance_func(instance, "call_large", &func));
    const jitlite_symbol *symbol = jitlite_func_symbol(func);
    CHECK(symbol == jitlite_func_symbol(func) && symbol->is_function && symbol->param_count == 1);
    CHECK(symbol->ty.count == 3 && symbol->ty.elems[2].kind == JITLITE_VECTOR);
    CHECK(symbol->params[0].elems[1].count == 3 && symbol->params[0].elems[1].elems->bits == 16);
    printf("%s: %s\n", symbol->name, symbol->type_text);
    jitlite_func_delete(func);
    ok(jitlite_instance_func(instance, "long", &func));
    symbol = jitlite_func_symbol(func);
    CHECK(symbol->ty.kind == JITLITE_OTHER && symbol->param_count == 0);
    CHECK(strcmp(symbol->type_text, "x86_fp80 (x86_fp80)") == 0);
    jitlite_func_delete(func);
}

int main(void) {
    jitlite_engine *engine;
    jitlite_module *module;
    jitlite_linker *linker;
    jitlite_instance *made;
    int mischief = 0;
    ok(jitlite_engine_new(NULL, &engine));
    ok(jitlite_module_from_text("values.ll", PROGRAM, NULL, &module));
    ok(jitlite_linker_new(engine, &linker));

    jitlite_type i16 = jitlite_int_type(16), i32 = jitlite_int_type(32), i64 = jitlite_int_type(64);
    jitlite_type i128 = jitlite_int_type(128);
    jitlite_type flt = jitlite_type_of_kind(JITLITE_FLOAT), dbl = jitlite_type_of_kind(JITLITE_DOUBLE);
    jitlite_type fields[] = {i32, dbl}, turned[] = {dbl, i32};
    jitlite_type pair = jitlite_struct_type(fields, 2), back = jitlite_struct_type(turned, 2);
    jitlite_type vector[] = {jitlite_vector_type(&flt, 4), flt};
    jitlite_type parts[] = {i64, jitlite_array_type(&i16, 3), jitlite_vector_type(&dbl, 2)};
    jitlite_type whole = jitlite_struct_type(parts, 3), none = jitlite_vector_type(&i128, 2);
    ok(jitlite_linker_func(linker, "turn", &pair, 1, &back, turn, NULL, NULL));
    ok(jitlite_linker_func(linker, "scale", vector, 2, vector, scale, NULL, NULL));
    ok(jitlite_linker_func(linker, "swap", &i128, 1, &i128, swap, NULL, NULL));
    ok(jitlite_linker_func(linker, "large", &whole, 1, &whole, large, &mischief, NULL));
    expect(jitlite_linker_func(linker, "none", &none, 1, NULL, swap, NULL, NULL), JITLITE_ERROR_ARGUMENT,
           "<2 x i128>");
    none = jitlite_array_type(NULL, 2);
    expect(jitlite_linker_func(linker, "none", &none, 1, NULL, swap, NULL, NULL), JITLITE_ERROR_ARGUMENT,
           "elements is null");
    const jitlite_module *modules[] = {module};
    ok(jitlite_linker_instantiate(linker, modules, 1, &made));
    instance = made;
    structs_and_vectors();
    results_in_memory(&mischief);
    scalars();
    variables();
    types();
    jitlite_instance_delete(made);

    /* A packed struct is another type. */
    jitlite_linker_delete(linker);
    ok(jitlite_linker_new(engine, &linker));
    pair.kind = JITLITE_PACKED_STRUCT;
    ok(jitlite_linker_func(linker, "turn", &pair, 1, &back, turn, NULL, NULL));
    ok(jitlite_linker_func(linker, "scale", vector, 2, vector, scale, NULL, NULL));
    ok(jitlite_linker_func(linker, "swap", &i128, 1, &i128, swap, NULL, NULL));
    ok(jitlite_linker_func(linker, "large", &whole, 1, &whole, large, &mischief, NULL));
    expect(jitlite_linker_instantiate(linker, modules, 1, &made), JITLITE_ERROR_INVALID, "<{ i32, double }>");
    jitlite_linker_delete(linker);
    jitlite_module_delete(module);
    jitlite_engine_delete(engine);
    return 0;
}
