// A compiler from expressions to code for a stack machine, with computed goto, unions, bit fields, _Generic,
// complex numbers, variable-length arrays, function pointers, wide characters and floating-point formats.
#include <complex.h>
#include <ctype.h>
#include <errno.h>
#include <fenv.h>
#include <float.h>
#include <inttypes.h>
#include <limits.h>
#include <locale.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <wchar.h>

enum op { PUSH, ADD, SUB, MUL, DIV, POW, NEG, CALL, END };

struct code {
    struct { unsigned op : 4, argument : 12; } steps[64];
    double constants[32];
    unsigned length, constants_used;
};

struct parser {
    const char *at;
    struct code *code;
    const char *error;
};

typedef double (*function)(double);
static double twice(double x) { return 2 * x; }
static const struct { const char *name; function call; } functions[] = {
    {"sin", sin}, {"cos", cos}, {"sqrt", sqrt}, {"exp", exp}, {"log", log}, {"twice", twice}, {"floor", floor},
};

static void emit(struct parser *p, enum op op, unsigned argument) {
    if (p->code->length == 63) p->error = "too long";
    else {
        p->code->steps[p->code->length].op = op;
        p->code->steps[p->code->length++].argument = argument & 0xfff;
    }
}

static void expression(struct parser *p, int level);

static void primary(struct parser *p) {
    while (isspace((unsigned char)*p->at)) p->at++;
    if (*p->at == '(') {
        p->at++;
        expression(p, 0);
        if (*p->at++ != ')') p->error = "no )";
    } else if (*p->at == '-') {
        p->at++;
        primary(p);
        emit(p, NEG, 0);
    } else if (isdigit((unsigned char)*p->at) || *p->at == '.') {
        char *end;
        p->code->constants[p->code->constants_used] = strtod(p->at, &end);
        emit(p, PUSH, p->code->constants_used++);
        p->at = end;
    } else {
        for (unsigned i = 0; i < sizeof functions / sizeof *functions; i++) {
            size_t length = strlen(functions[i].name);
            if (!strncmp(p->at, functions[i].name, length) && p->at[length] == '(') {
                p->at += length;
                primary(p);
                emit(p, CALL, i);
                return;
            }
        }
        p->error = "no operand";
    }
}

static void expression(struct parser *p, int level) {
    static const char *const operators[] = {"+-", "*/", "^"};
    if (level == 3) {
        primary(p);
        return;
    }
    expression(p, level + 1);
    for (;;) {
        while (isspace((unsigned char)*p->at)) p->at++;
        if (p->error || !*p->at || !strchr(operators[level], *p->at)) return;
        char op = *p->at++;
        expression(p, level == 2 ? level : level + 1);
        emit(p, op == '+' ? ADD : op == '-' ? SUB : op == '*' ? MUL : op == '/' ? DIV : POW, 0);
    }
}

static double run(const struct code *code) {
    static void *const labels[] = {&&push, &&add, &&sub, &&mul, &&div, &&pow, &&neg, &&call, &&end};
    double stack[code->length + 1], *top = stack;
    unsigned at = 0;
#define NEXT goto *labels[code->steps[at].op]
    NEXT;
push: *++top = code->constants[code->steps[at++].argument]; NEXT;
add: top--; *top += top[1]; at++; NEXT;
sub: top--; *top -= top[1]; at++; NEXT;
mul: top--; *top *= top[1]; at++; NEXT;
div: top--; *top /= top[1]; at++; NEXT;
pow: top--; *top = (pow)(*top, top[1]); at++; NEXT;
neg: *top = -*top; at++; NEXT;
call: *top = functions[code->steps[at++].argument].call(*top); NEXT;
end: return *top;
}

#define KIND(x) _Generic((x), int: "int", unsigned: "unsigned", long: "long", double: "double", float: "float", \
                         char *: "string", const char *: "text", _Bool: "bool", default: "other")

union bits { float f; uint32_t u; struct { uint32_t mantissa : 23, exponent : 8, sign : 1; } parts; };

static int by_length(const void *a, const void *b) {
    size_t x = strlen(*(char *const *)a), y = strlen(*(char *const *)b);
    return x < y ? -1 : x > y ? 1 : strcmp(*(char *const *)a, *(char *const *)b);
}

static long sum_of(int rows, int columns, long grid[rows][columns]) {
    long sum = 0;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++) sum += grid[i][j] * (i + 1);
    return sum;
}

int main(int argc, char **argv) {
    const char *inputs[] = {"1 + 2 * 3", "2 ^ 3 ^ 2", "-(4 - 6) / 8", "sin(0) + cos(0)", "twice(sqrt(2)) ^ 2", "1 / 0",
                            "0 / 0 * 0", "(1", "floor(7.9) * log(exp(2))", "+", "1e308 * 10", "sqrt(-1)"};
    int failed = 0;
    for (size_t i = 0; i < sizeof inputs / sizeof *inputs; i++) {
        struct code code = {0};
        struct parser p = {inputs[i], &code, NULL};
        expression(&p, 0);
        emit(&p, END, 0);
        if (p.error || *p.at) {
            printf("%s: %s\n", inputs[i], p.error ? p.error : "garbage");
            failed++;
        } else {
            double value = run(&code);
            printf("%s = %.10g %d %a\n", inputs[i], isnan(value) ? 0.0 : value, isnan(value), isfinite(value) ? value : 0.0);
        }
    }
    printf("%s %s %s %s %s %s\n", KIND(1), KIND(1u), KIND(1.0f), KIND((char *)0), KIND((_Bool)1), KIND(1.0L));
    union bits b = {.f = -6.25f};
    printf("%#x %u %u %#x\n", b.u, b.parts.sign, b.parts.exponent, b.parts.mantissa);
    double complex z = 3 + 4 * I;
    z = z * z / (1 - I) + cexp(I * M_PI);
    printf("%.6f %.6f %.6f\n", creal(z), cimag(z), cabs(z));
    long grid[3][5];
    for (int i = 0; i < 15; i++) ((long *)grid)[i] = i * i;
    printf("%ld %Lg %Lg\n", sum_of(3, 5, grid), 1.0L / 3, LDBL_MAX);
    char words[][8] = {"pear", "fig", "apple", "kiwi", "date"}, *sorted[5];
    for (int i = 0; i < 5; i++) sorted[i] = words[i];
    qsort(sorted, 5, sizeof *sorted, by_length);
    for (int i = 0; i < 5; i++) printf("%s%c", sorted[i], i < 4 ? ' ' : '\n');
    fesetround(FE_UPWARD);
    volatile double third = 1.0, three = 3.0;
    printf("%d %.17g ", fegetround() == FE_UPWARD, third / three);
    fesetround(FE_TONEAREST);
    printf("%.17g\n", third / three);
    errno = 0;
    long big = strtol("99999999999999999999", NULL, 10);
    printf("%d %d %" PRIu64 " %s\n", big == LONG_MAX, errno == ERANGE, UINT64_MAX, strerror(ENOENT));
    wchar_t wide[] = L"wide \u00e9";
    printf("%zu %d %lc\n", wcslen(wide), wide[5] == 0xe9, (wint_t)L'w');
    struct tm when = {.tm_year = 124, .tm_mon = 1, .tm_mday = 29, .tm_hour = 12};
    char date[64];
    strftime(date, sizeof date, "%Y-%m-%d %H:%M %j", &when);
    printf("%s\n", date);
    unsigned __int128 huge = (unsigned __int128)UINT64_MAX * UINT64_MAX;
    printf("%016" PRIx64 "%016" PRIx64 " %d\n", (uint64_t)(huge >> 64), (uint64_t)huge, (int)(huge % 1000007));
    fprintf(stderr, "%d failed\n", failed);
    return failed + argc + (argv[argc] != NULL);
}
