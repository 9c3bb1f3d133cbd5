/* A small virtual machine: an assembler with labels, data and expressions, a machine with
 * registers, a stack and memory, dispatched by a table of addresses of labels, and programs for
 * it. Faults of the guest end its program with a message. */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum op {
  OP_HALT, OP_SET, OP_MOVE, OP_ADD, OP_SUB, OP_MUL, OP_DIV, OP_MOD, OP_AND, OP_XOR, OP_SHL, OP_SHR,
  OP_LOAD, OP_STORE, OP_LOADB, OP_JUMP, OP_JZ, OP_JNZ, OP_JLT, OP_CALL, OP_RET, OP_PUSH, OP_POP,
  OP_PRINT, OP_PUTC, OP_COUNT,
};

/* The operands: r a register, i a number or label. */
static const struct {
  const char *name, *operands;
} OPS[OP_COUNT] = {
    {"halt", ""}, {"set", "ri"}, {"move", "rr"}, {"add", "rrr"}, {"sub", "rrr"}, {"mul", "rrr"}, {"div", "rrr"},
    {"mod", "rrr"}, {"and", "rrr"}, {"xor", "rrr"}, {"shl", "rri"}, {"shr", "rri"}, {"load", "rri"}, {"store", "rri"},
    {"loadb", "rri"}, {"jump", "i"}, {"jz", "ri"}, {"jnz", "ri"}, {"jlt", "rri"}, {"call", "i"}, {"ret", ""},
    {"push", "r"}, {"pop", "r"}, {"print", "r"}, {"putc", "r"},
};

enum { MEMORY = 1 << 16, REGISTERS = 16, LABELS = 64, FIXUPS = 200 };

struct machine {
  uint8_t memory[MEMORY];
  int64_t registers[REGISTERS];
  uint32_t pc, sp, end;
  uint64_t steps;
};

struct label {
  char name[24];
  uint32_t at;
  int known;
};

struct assembler {
  struct machine *machine;
  struct label labels[LABELS];
  struct {
    uint32_t at;
    int label;
  } fixups[FIXUPS];
  int label_count, fixup_count, line;
  const char *error;
};

static int find_label(struct assembler *a, const char *name, size_t length) {
  for (int i = 0; i < a->label_count; i++)
    if (strlen(a->labels[i].name) == length && strncmp(a->labels[i].name, name, length) == 0) return i;
  if (a->label_count == LABELS || length >= sizeof a->labels[0].name) {
    a->error = "too many labels";
    return 0;
  }
  memcpy(a->labels[a->label_count].name, name, length);
  return a->label_count++;
}

static void put_byte(struct assembler *a, int byte) { a->machine->memory[a->machine->end++ % MEMORY] = (uint8_t)byte; }

static void put_word(struct assembler *a, int32_t word) {
  for (int i = 0; i < 4; i++) put_byte(a, word >> 8 * i);
}

static const char *skip_space(const char *at) {
  while (*at == ' ' || *at == ',') at++;
  return at;
}

static const char *operand(struct assembler *a, const char *at, char kind) {
  char *end;
  at = skip_space(at);
  if (kind == 'r') {
    long n = *at == 'r' ? strtol(at + 1, &end, 10) : -1;
    if (n < 0 || n >= REGISTERS || end == at + 1) {
      a->error = "a register expected";
      return at;
    }
    put_byte(a, (int)n);
    return end;
  }
  if (isdigit((unsigned char)*at) || *at == '-') {
    put_word(a, (int32_t)strtol(at, &end, 0));
    return end;
  }
  if (*at == '\'') {
    put_word(a, at[1]);
    return at + 3;
  }
  size_t length = strcspn(at, " ,\n");
  if (length == 0) {
    a->error = "a number or label expected";
    return at;
  }
  if (a->fixup_count == FIXUPS) {
    a->error = "too many uses of labels";
    return at;
  }
  a->fixups[a->fixup_count].label = find_label(a, at, length);
  a->fixups[a->fixup_count++].at = a->machine->end;
  put_word(a, 0);
  return at + length;
}

static void statement(struct assembler *a, const char *at) {
  at = skip_space(at);
  size_t length = strcspn(at, " ,:\n");
  if (length == 0 || *at == ';') return;
  if (at[length] == ':') {
    struct label *label = &a->labels[find_label(a, at, length)];
    if (label->known) a->error = "a label stands twice";
    label->known = 1;
    label->at = a->machine->end;
    statement(a, at + length + 1);
    return;
  }
  if (strncmp(at, "text", length) == 0) {
    for (at += length + 2; *at != '"' && *at != '\n'; at++) put_byte(a, *at);
    put_byte(a, 0);
    return;
  }
  if (strncmp(at, "room", length) == 0) {
    a->machine->end += (uint32_t)strtol(at + length, NULL, 0);
    return;
  }
  for (int op = 0; op < OP_COUNT; op++) {
    if (strlen(OPS[op].name) != length || strncmp(OPS[op].name, at, length) != 0) continue;
    put_byte(a, op);
    at += length;
    for (const char *kind = OPS[op].operands; *kind && !a->error; kind++) at = operand(a, at, *kind);
    at = skip_space(at);
    if (!a->error && *at != '\n' && *at != '\0' && *at != ';') a->error = "too much in this line";
    return;
  }
  a->error = "no such instruction";
}

static int assemble(struct machine *machine, const char *source) {
  static struct assembler a;
  memset(&a, 0, sizeof a);
  memset(machine, 0, sizeof *machine);
  a.machine = machine;
  for (a.line = 1; *source && !a.error; a.line++) {
    statement(&a, source);
    if (a.error) break;
    source += strcspn(source, "\n");
    source += *source == '\n';
  }
  for (int i = 0; i < a.fixup_count && !a.error; i++) {
    const struct label *label = &a.labels[a.fixups[i].label];
    if (!label->known) a.error = "a label that stands nowhere";
    for (int b = 0; b < 4; b++) machine->memory[a.fixups[i].at + (uint32_t)b] = (uint8_t)(label->at >> 8 * b);
  }
  if (a.error) printf("line %d: %s\n", a.line, a.error);
  return a.error == NULL;
}

/* Runs until the program halts; what is wrong, or NULL. */
static const char *run(struct machine *m, uint64_t limit) {
  static void *const targets[OP_COUNT] = {
      &&halt, &&set, &&move, &&add, &&sub, &&mul, &&div, &&mod, &&and, &&xor, &&shl, &&shr, &&load,
      &&store, &&loadb, &&jump, &&jz, &&jnz, &&jlt, &&call, &&ret, &&push, &&pop, &&print, &&putc,
  };
  int64_t *r = m->registers;
  uint8_t *code;
  int32_t number;
  uint64_t address;
  m->sp = MEMORY;
#define NUMBER(at) (memcpy(&number, code + (at), 4), number)
#define NEXT(size)                                                       \
  do {                                                                   \
    m->pc += (size);                                                     \
    if (m->pc > MEMORY - 16) return "execution outside of memory";       \
    if (m->steps++ >= limit) return "out of steps";                      \
    code = m->memory + m->pc;                                            \
    if (*code >= OP_COUNT) return "no instruction";                      \
    goto *targets[*code];                                                \
  } while (0)
#define GO(to)                                                           \
  do {                                                                   \
    m->pc = (uint32_t)(to);                                              \
    NEXT(0);                                                             \
  } while (0)
#define THREE(value)                                                     \
  do {                                                                   \
    int64_t a = r[code[2]], b = r[code[3]];                              \
    r[code[1]] = (int64_t)(value);                                       \
    NEXT(4);                                                             \
  } while (0)
#define ADDRESS(base, size)                                              \
  address = (uint64_t)r[base] + (uint64_t)(int64_t)NUMBER(3);            \
  if (address > MEMORY - (size)) return "access outside of memory"
  NEXT(0);
halt: return NULL;
set: r[code[1]] = NUMBER(2); NEXT(6);
move: r[code[1]] = r[code[2]]; NEXT(3);
add: THREE((uint64_t)a + (uint64_t)b);
sub: THREE((uint64_t)a - (uint64_t)b);
mul: THREE((uint64_t)a * (uint64_t)b);
div:
  if (r[code[3]] == 0) return "division by zero";
  THREE(b == -1 ? -(uint64_t)a : (uint64_t)(a / b));
mod:
  if (r[code[3]] == 0) return "division by zero";
  THREE(b == -1 ? 0 : a % b);
and: THREE(a & b);
xor: THREE(a ^ b);
shl: r[code[1]] = (int64_t)((uint64_t)r[code[2]] << (NUMBER(3) & 63)); NEXT(7);
shr: r[code[1]] = (int64_t)((uint64_t)r[code[2]] >> (NUMBER(3) & 63)); NEXT(7);
load: { ADDRESS(code[2], 8); memcpy(&r[code[1]], m->memory + address, 8); NEXT(7); }
store: { ADDRESS(code[2], 8); memcpy(m->memory + address, &r[code[1]], 8); NEXT(7); }
loadb: { ADDRESS(code[2], 1); r[code[1]] = m->memory[address]; NEXT(7); }
jump: GO(NUMBER(1));
jz: if (r[code[1]] == 0) GO(NUMBER(2)); NEXT(6);
jnz: if (r[code[1]] != 0) GO(NUMBER(2)); NEXT(6);
jlt: if (r[code[1]] < r[code[2]]) GO(NUMBER(3)); NEXT(7);
call:
  if (m->sp < m->end + 8) return "stack overflow";
  m->sp -= 8;
  address = m->pc + 5;
  memcpy(m->memory + m->sp, &address, 8);
  GO(NUMBER(1));
ret:
  if (m->sp > MEMORY - 8) return "stack underflow";
  memcpy(&address, m->memory + m->sp, 8);
  m->sp += 8;
  if (address > MEMORY - 16) return "execution outside of memory";
  GO(address);
push:
  if (m->sp < m->end + 8) return "stack overflow";
  m->sp -= 8;
  memcpy(m->memory + m->sp, &r[code[1]], 8);
  NEXT(2);
pop:
  if (m->sp > MEMORY - 8) return "stack underflow";
  memcpy(&r[code[1]], m->memory + m->sp, 8);
  m->sp += 8;
  NEXT(2);
print: printf("%lld ", (long long)r[code[1]]); NEXT(2);
putc: putchar((int)r[code[1]]); NEXT(2);
}

static const char SIEVE[] =
    "  set r1, 2\n set r9, 100\n set r8, 1\n"
    "next: mul r5, r1, r8\n"
    "  loadb r2, r5, table\n jnz r2, skip\n print r1\n"
    "  mul r3, r1, r1\n set r6, 255\n"
    "mark: jlt r9, r3, skip\n"
    "  load r4, r3, table\n shr r4, r4, 8\n shl r4, r4, 8\n set r6, 1\n add r4, r4, r6\n store r4, r3, table\n"
    "  add r3, r3, r1\n jump mark\n"
    "skip: add r1, r1, r8\n jlt r1, r9, next\n halt\n"
    "table: room 200\n";

static const char FACTORIAL[] =
    "  set r1, 20\n call fac\n print r2\n set r1, 25\n call fac\n print r2\n halt\n"
    "fac: jnz r1, more\n set r2, 1\n ret\n"
    "more: push r1\n set r3, 1\n sub r1, r1, r3\n call fac\n pop r1\n mul r2, r2, r1\n ret\n";

static const char HANOI[] =
    "  set r1, 16\n set r2, 'A'\n set r3, 'C'\n set r4, 'B'\n set r7, 0\n set r8, 1\n call hanoi\n print r7\n print r10\n halt\n"
    "hanoi: jz r1, done\n sub r1, r1, r8\n"
    "  push r3\n move r5, r3\n move r3, r4\n move r4, r5\n call hanoi\n"
    "  move r4, r3\n pop r3\n"
    "  add r7, r7, r8\n shl r11, r10, 5\n xor r11, r11, r2\n xor r10, r11, r3\n shl r10, r10, 20\n shr r10, r10, 20\n"
    "  push r2\n move r5, r2\n move r2, r4\n move r4, r5\n call hanoi\n"
    "  move r4, r2\n pop r2\n"
    "  add r1, r1, r8\n"
    "done: ret\n";

static const char HELLO[] =
    "  set r1, 0\n set r3, 1\n"
    "loop: loadb r2, r1, message\n jz r2, end\n putc r2\n add r1, r1, r3\n jump loop\n"
    "end: halt\n"
    "message: text \"hello from the machine\"\n";

static const char COLLATZ[] =
    "  set r1, 1\n set r9, 3000\n set r8, 1\n set r7, 2\n set r6, 3\n set r15, 0\n"
    "start: move r2, r1\n set r3, 0\n"
    "step: sub r4, r2, r8\n jz r4, stop\n add r3, r3, r8\n and r4, r2, r8\n jz r4, even\n mul r2, r2, r6\n add r2, r2, r8\n jump step\n"
    "even: div r2, r2, r7\n jump step\n"
    "stop: jlt r3, r15, no\n move r15, r3\n move r14, r1\n"
    "no: add r1, r1, r8\n jlt r1, r9, start\n print r14\n print r15\n halt\n";

int main(void) {
  static const struct {
    const char *name, *source;
  } programs[] = {
      {"sieve", SIEVE}, {"factorial", FACTORIAL}, {"hanoi", HANOI}, {"hello", HELLO}, {"collatz", COLLATZ},
      {"divide", " set r1, 1\n div r2, r1, r3\n halt\n"}, {"endless", "here: jump here\n"},
      {"recursion", "f: call f\n"}, {"underflow", " ret\n"}, {"outside", " set r1, -1\n load r2, r1, 0\n halt\n"},
      {"runs off", " jump 65530\n"}, {"data", "text \"~~~\"\n"},
      {"bad register", " set r1, 1\n add r1, r2\n"}, {"bad name", "\n\n sett r1\n"}, {"no label", " jump nowhere\n"},
      {"twice", "a: halt\na: halt\n"}, {"too much", " ret r1\n"},
  };
  static struct machine machine;
  for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
    printf("%s: ", programs[i].name);
    if (!assemble(&machine, programs[i].source)) continue;
    const char *fault = run(&machine, 3000000);
    printf("(%s after %llu steps)\n", fault ? fault : "done", (unsigned long long)machine.steps);
  }
  return 0;
}
