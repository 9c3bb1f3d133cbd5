// An interpreter of bytecode: a stack machine that counts primes by trial division.
// second: 17000
// test: 4 -> bytecode 314 95724
#include <stdio.h>
#include <stdlib.h>

enum { PUSH, LOAD, STORE, ADD, SUB, MUL, REM, LESS, EQUAL, JUMP, IF_ZERO, INC, CALL, RETURN, HALT };

// locals: 0 the limit, 1 the candidate, 2 the divisor, 3 the count
static const int program[] = {
    PUSH, 2, STORE, 1,                                  // 0  candidate = 2
    LOAD, 1, LOAD, 0, LESS, IF_ZERO, 27,                // 4  while candidate < limit
    CALL, 30, IF_ZERO, 18,                              // 11   if prime(candidate)
    INC, 3, JUMP, /* 18: */ 19, /* 19: */ INC, 1, JUMP, // 15     count += 1
    4, HALT, HALT, HALT, HALT, LOAD, 3, HALT,           // 22   candidate += 1
    PUSH, 2, STORE, 2,                                  // 30 prime: divisor = 2
    LOAD, 1, LOAD, 2, LOAD, 2, MUL, LESS, IF_ZERO, 47,  // 34 if candidate < divisor * divisor
    PUSH, 1, RETURN,                                    // 44   return 1
    LOAD, 1, LOAD, 2, REM, IF_ZERO, 58,                 // 47 if candidate % divisor == 0 return 0
    INC, 2, JUMP, 34,                                   // 54 divisor += 1
    PUSH, 0, RETURN,                                    // 58
};

static int run(const int *code, int limit, unsigned long long *steps) {
  int stack[32], calls[8], locals[4] = {limit, 0, 0, 0};
  int *sp = stack, *cp = calls;
  const int *pc = code;
  unsigned long long n = 0;
  for (;;) {
    n++;
    switch (*pc++) {
    case PUSH: *sp++ = *pc++; break;
    case LOAD: *sp++ = locals[*pc++]; break;
    case STORE: locals[*pc++] = *--sp; break;
    case ADD: sp--, sp[-1] += sp[0]; break;
    case SUB: sp--, sp[-1] -= sp[0]; break;
    case MUL: sp--, sp[-1] *= sp[0]; break;
    case REM: sp--, sp[-1] %= sp[0]; break;
    case LESS: sp--, sp[-1] = sp[-1] < sp[0]; break;
    case EQUAL: sp--, sp[-1] = sp[-1] == sp[0]; break;
    case JUMP: pc = code + *pc; break;
    case IF_ZERO: pc = *--sp == 0 ? code + *pc : pc + 1; break;
    case INC: locals[*pc++]++; break;
    case CALL: *cp++ = (int)(pc + 1 - code), pc = code + *pc; break;
    case RETURN: pc = code + *--cp; break;
    case HALT: *steps += n; return sp[-1];
    }
  }
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10;
  unsigned long long sum = 0, steps = 0;
  for (long i = 0; i < n; i++) sum += (unsigned long long)run(program, 400 + (int)(i & 63), &steps);
  printf("bytecode %llu %llu\n", sum, steps);
  return 0;
}
