// Regular expressions: a parser to a program of instructions, and a matcher that goes back.
// second: 91000
// test: 22 -> regex 7663750849313140987
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum op { CHAR, ANY, SET, SPLIT, JUMP, MATCH };

struct inst {
  enum op op;
  unsigned char c;
  int x, y;
  unsigned char set[32];
};

struct program {
  struct inst code[64];
  int n;
};

static const char *at;
static void alternatives(struct program *p);

static int emit(struct program *p, enum op op, int x, int y) {
  p->code[p->n].op = op;
  p->code[p->n].x = x;
  p->code[p->n].y = y;
  return p->n++;
}

static void open_at(struct program *p, int from) {
  memmove(&p->code[from + 1], &p->code[from], (size_t)(p->n - from) * sizeof p->code[0]);
  p->n++;
  for (int i = from + 1; i < p->n; i++) {
    struct inst *in = &p->code[i];
    if (in->op == SPLIT || in->op == JUMP) {
      if (in->x >= from) in->x++;
      if (in->y >= from) in->y++;
    }
  }
}

static void atom(struct program *p) {
  if (*at == '(') {
    at++;
    alternatives(p);
    at++;
  } else if (*at == '.') {
    at++;
    emit(p, ANY, 0, 0);
  } else if (*at == '[') {
    int i = emit(p, SET, 0, 0);
    unsigned char *set = p->code[i].set;
    memset(set, 0, 32);
    for (at++; *at != ']'; at++) {
      int low = *at, high = low;
      if (at[1] == '-') high = at[2], at += 2;
      for (; low <= high; low++) set[low >> 3] |= (unsigned char)(1 << (low & 7));
    }
    at++;
  } else {
    p->code[emit(p, CHAR, 0, 0)].c = (unsigned char)*at++;
  }
}

static void repeated(struct program *p) {
  int from = p->n;
  atom(p);
  while (*at == '*' || *at == '+' || *at == '?') {
    char how = *at++;
    if (how == '+') {
      emit(p, SPLIT, from, p->n + 1);
      continue;
    }
    open_at(p, from);
    if (how == '*') emit(p, JUMP, from, 0);
    p->code[from].op = SPLIT;
    p->code[from].x = from + 1;
    p->code[from].y = p->n;
  }
}

static void alternatives(struct program *p) {
  int from = p->n;
  while (*at && *at != ')' && *at != '|') repeated(p);
  if (*at == '|') {
    at++;
    open_at(p, from);
    int jump = emit(p, JUMP, 0, 0);
    p->code[from].op = SPLIT;
    p->code[from].x = from + 1;
    p->code[from].y = p->n;
    alternatives(p);
    p->code[jump].x = p->n;
  }
}

static void compile(struct program *p, const char *text) {
  p->n = 0;
  at = text;
  alternatives(p);
  emit(p, MATCH, 0, 0);
}

static const char *match(const struct inst *code, int pc, const char *s) {
  for (;;) {
    const struct inst *in = &code[pc];
    unsigned char c = (unsigned char)*s;
    switch (in->op) {
    case CHAR:
      if (c != in->c) return NULL;
      pc++, s++;
      break;
    case ANY:
      if (!c) return NULL;
      pc++, s++;
      break;
    case SET:
      if (!(in->set[c >> 3] >> (c & 7) & 1)) return NULL;
      pc++, s++;
      break;
    case JUMP: pc = in->x; break;
    case SPLIT: {
      const char *end = match(code, in->x, s);
      if (end) return end;
      pc = in->y;
      break;
    }
    case MATCH: return s;
    }
  }
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10;
  static const char *patterns[] = {"[a-c]+d", "a(b|c)*d", "(ab|ba)+.e?f", "[0-9]+(e[0-9]+)?", "b.*c?d", "(a|b)(c|d)(e|f)"};
  static char text[241];
  unsigned random = 11;
  unsigned long long sum = 0;
  struct program p;
  for (int i = 0; i < 240; i++) {
    random = random * 1103515245u + 12345u;
    text[i] = "abcdef12"[random >> 20 & 7];
    if (i % 40 == 39) text[i] = ' ';
  }
  for (long round = 0; round < n; round++) {
    text[(round * 7) % 240] = "abcdef12"[round & 7];
    compile(&p, patterns[round % 6]);
    for (const char *s = text; *s; s++) {
      const char *end = match(p.code, 0, s);
      if (end) sum = sum * 3 + (unsigned long long)(end - s);
    }
  }
  printf("regex %llu\n", sum);
  return 0;
}
