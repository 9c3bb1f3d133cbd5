/* A regular-expression matcher in two ways: a compiled machine that tries alternatives by
 * backtracking and captures groups, and a set of states that takes linear time. Both must agree on
 * whether and where a text matches; the second finds the longest match, the first the preferred. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum op { CHAR, ANY, SET, START, END, SPLIT, JUMP, SAVE, MATCH };

struct instruction {
  enum op op;
  int a, b;          /* targets, the character, the number of a group */
  unsigned char set[32];
};

struct program {
  struct instruction code[400];
  int length, groups;
};

struct compiler {
  const char *at;
  struct program *program;
  const char *error;
};

static int emit(struct compiler *c, enum op op, int a, int b) {
  struct program *p = c->program;
  if (p->length >= 390) {
    c->error = "too long";
    return p->length;
  }
  struct instruction *to = &p->code[p->length];
  memset(to, 0, sizeof *to);
  to->op = op, to->a = a, to->b = b;
  return p->length++;
}

/* Makes room for `count` instructions at `at`; targets behind it move too. */
static void insert(struct compiler *c, int at, int count) {
  struct program *p = c->program;
  if (p->length + count >= 390) {
    c->error = "too long";
    return;
  }
  memmove(&p->code[at + count], &p->code[at], sizeof p->code[0] * (size_t)(p->length - at));
  p->length += count;
  for (int i = at + count; i < p->length; i++) {
    struct instruction *in = &p->code[i];
    if (in->op == SPLIT || in->op == JUMP) {
      if (in->a >= at) in->a += count;
      if (in->op == SPLIT && in->b >= at) in->b += count;
    }
  }
}

static void set_add(struct instruction *in, int from, int to) {
  for (int ch = from; ch <= to; ch++) in->set[ch >> 3] |= (unsigned char)(1 << (ch & 7));
}

static int set_class(struct instruction *in, int name) {
  switch (name) {
  case 'd': set_add(in, '0', '9'); return 1;
  case 'w': set_add(in, 'a', 'z'), set_add(in, 'A', 'Z'), set_add(in, '0', '9'), set_add(in, '_', '_'); return 1;
  case 's': set_add(in, ' ', ' '), set_add(in, '\t', '\r'); return 1;
  }
  return 0;
}

static void alternatives(struct compiler *c);

static void bracket(struct compiler *c) {
  struct instruction *in = &c->program->code[emit(c, SET, 0, 0)];
  int negate = *c->at == '^';
  c->at += negate;
  do {
    int from = (unsigned char)*c->at++;
    if (from == '\0') {
      c->at--;
      c->error = "`]` expected";
      return;
    }
    if (from == '\\' && set_class(in, *c->at)) {
      c->at++;
      continue;
    }
    if (from == '\\') from = (unsigned char)*c->at++;
    int to = from;
    if (c->at[0] == '-' && c->at[1] != ']' && c->at[1] != '\0') {
      to = (unsigned char)c->at[1];
      c->at += 2;
    }
    set_add(in, from, to);
  } while (*c->at != ']');
  c->at++;
  for (int i = 0; negate && i < 32; i++) in->set[i] = (unsigned char)~in->set[i];
}

static void atom(struct compiler *c) {
  char ch = *c->at++;
  switch (ch) {
  case '.': emit(c, ANY, 0, 0); break;
  case '^': emit(c, START, 0, 0); break;
  case '$': emit(c, END, 0, 0); break;
  case '[': bracket(c); break;
  case '(': {
    int group = ++c->program->groups;
    emit(c, SAVE, 2 * group, 0);
    alternatives(c);
    if (*c->at != ')') {
      c->error = "`)` expected";
      return;
    }
    c->at++;
    emit(c, SAVE, 2 * group + 1, 0);
    break;
  }
  case '*': case '+': case '?': c->error = "nothing to repeat"; break;
  case '\\': {
    int name = *c->at++;
    struct instruction *in = &c->program->code[emit(c, SET, 0, 0)];
    if (!set_class(in, name)) in->op = CHAR, in->a = (unsigned char)name;
    break;
  }
  default: emit(c, CHAR, (unsigned char)ch, 0);
  }
}

static void repeated(struct compiler *c) {
  int start = c->program->length;
  atom(c);
  while (!c->error && *c->at && strchr("*+?", *c->at)) {
    char how = *c->at++;
    int lazy = *c->at == '?', end;
    c->at += lazy;
    if (how == '+') {
      end = emit(c, SPLIT, start, 0);
      c->program->code[end].b = end + 1;
    } else {
      insert(c, start, 1);
      if (how == '*') emit(c, JUMP, start, 0);
      end = start;
      memset(&c->program->code[start], 0, sizeof c->program->code[0]);
      c->program->code[start].op = SPLIT;
      c->program->code[start].a = start + 1;
      c->program->code[start].b = c->program->length;
    }
    struct instruction *split = &c->program->code[end];
    if (lazy) {
      int a = split->a;
      split->a = split->b, split->b = a;
    }
  }
}

static void sequence(struct compiler *c) {
  while (!c->error && *c->at && *c->at != '|' && *c->at != ')') repeated(c);
}

static void alternatives(struct compiler *c) {
  int start = c->program->length;
  sequence(c);
  if (*c->at != '|' || c->error) return;
  c->at++;
  insert(c, start, 1);
  int jump = emit(c, JUMP, 0, 0);
  memset(&c->program->code[start], 0, sizeof c->program->code[0]);
  c->program->code[start].op = SPLIT;
  c->program->code[start].a = start + 1;
  c->program->code[start].b = jump + 1;
  alternatives(c);
  c->program->code[jump].a = c->program->length;
}

static const char *compile(struct program *program, const char *pattern) {
  struct compiler c = {pattern, program, NULL};
  memset(program, 0, sizeof *program);
  emit(&c, SAVE, 0, 0);
  alternatives(&c);
  if (!c.error && *c.at) c.error = "`(` expected before";
  emit(&c, SAVE, 1, 0);
  emit(&c, MATCH, 0, 0);
  return c.error;
}

static int accepts(const struct instruction *in, const char *text, const char *at) {
  unsigned char ch = (unsigned char)*at;
  switch (in->op) {
  case CHAR: return ch && ch == in->a;
  case ANY: return ch != '\0';
  case SET: return ch && in->set[ch >> 3] >> (ch & 7) & 1;
  case START: return at == text;
  case END: return ch == '\0';
  default: return 0;
  }
}

static long steps;

static int backtrack(const struct program *p, int pc, const char *text, const char *at, const char **saved) {
  for (;;) {
    const struct instruction *in = &p->code[pc];
    steps++;
    switch (in->op) {
    case MATCH: return 1;
    case JUMP: pc = in->a; break;
    case SPLIT:
      if (backtrack(p, in->a, text, at, saved)) return 1;
      pc = in->b;
      break;
    case SAVE: {
      const char *old = saved[in->a];
      saved[in->a] = at;
      if (backtrack(p, pc + 1, text, at, saved)) return 1;
      saved[in->a] = old;
      return 0;
    }
    default:
      if (!accepts(in, text, at)) return 0;
      at += in->op <= SET;
      pc++;
    }
  }
}

struct set {
  int count, members[400];
  unsigned char has[400];
};

static void add(const struct program *p, struct set *set, int pc, const char *text, const char *at) {
  if (set->has[pc]) return;
  set->has[pc] = 1;
  const struct instruction *in = &p->code[pc];
  switch (in->op) {
  case JUMP: add(p, set, in->a, text, at); break;
  case SPLIT: add(p, set, in->a, text, at), add(p, set, in->b, text, at); break;
  case SAVE: add(p, set, pc + 1, text, at); break;
  case START: case END:
    if (accepts(in, text, at)) add(p, set, pc + 1, text, at);
    break;
  default: set->members[set->count++] = pc;
  }
}

/* The end of the longest match from `at`, or NULL. */
static const char *simulate(const struct program *p, const char *text, const char *at) {
  static struct set sets[2];
  struct set *now = &sets[0], *next = &sets[1];
  const char *end = NULL;
  memset(now, 0, sizeof *now);
  add(p, now, 0, text, at);
  for (; now->count > 0; at++) {
    memset(next, 0, sizeof *next);
    for (int i = 0; i < now->count; i++) {
      const struct instruction *in = &p->code[now->members[i]];
      if (in->op == MATCH) end = at;
      else if (accepts(in, text, at)) add(p, next, now->members[i] + 1, text, at + 1);
    }
    struct set *old = now;
    now = next, next = old;
    if (*at == '\0') break;
  }
  return end;
}

static void try(const char *pattern, const char *text) {
  static struct program program;
  const char *error = compile(&program, pattern);
  if (error) {
    printf("/%s/: %s\n", pattern, error);
    return;
  }
  for (const char *at = text;; at++) {
    const char *saved[40] = {NULL}, *longest = simulate(&program, text, at);
    int found = backtrack(&program, 0, text, at, saved);
    if (found != (longest != NULL)) printf("THE TWO DISAGREE: ");
    if (found) {
      printf("/%s/ in \"%s\": \"%.*s\" at %d", pattern, text, (int)(saved[1] - saved[0]), saved[0], (int)(at - text));
      if (longest != saved[1]) printf(", longest \"%.*s\"", (int)(longest - at), at);
      for (int g = 1; g <= program.groups; g++)
        if (saved[2 * g]) printf(" %d=\"%.*s\"", g, (int)(saved[2 * g + 1] - saved[2 * g]), saved[2 * g]);
      putchar('\n');
      return;
    }
    if (*at == '\0') break;
  }
  printf("/%s/ in \"%s\": no match\n", pattern, text);
}

int main(void) {
  static const char *const cases[][2] = {
      {"abc", "xxabcxx"}, {"a.c", "abd a-c"}, {"^abc$", "abc"}, {"^abc$", "abcd"}, {"a*", "aaa"}, {"a+?", "aaa"},
      {"(a|ab)(c|bcd)", "abcd"}, {"(\\w+)@(\\w+)\\.com", "mail bob_7@site.com now"}, {"[^0-9]+", "12ab34"},
      {"[a-c]+[x-z]?", "zzabcabcy"}, {"(\\d+)-(\\d+)", "tel 555-1234"}, {"(a*)(a*)", "aaa"}, {"(x+)*y", "xxxy"},
      {"colou?r", "the color"}, {"(foo|bar|baz)+", "foobarbazqux"}, {"", "anything"}, {"z*$", "abc"},
      {"<(.+)>", "<a><b>"}, {"<(.+?)>", "<a><b>"}, {"\\.\\*", "a.*b"}, {"[]a]+", "x]a]"}, {"((a)|(b))+", "abab"},
      {"(", "x"}, {"a)", "a"}, {"*a", "a"}, {"[abc", "a"}, {"no", "yes"}, {"\\s(\\S|s)", "a s"}, {"^$", ""},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) try(cases[i][0], cases[i][1]);
  /* Exponential for the one, not for the other. */
  static struct program program;
  const char *text = "aaaaaaaaaaaaaaaa", *saved[40] = {NULL};
  compile(&program, "a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?aaaaaaaaaaaaaaaa");
  steps = 0;
  int found = backtrack(&program, 0, text, text, saved);
  printf("%d after %ld steps, %d at once\n", found, steps, (int)(simulate(&program, text, text) - text));
  return 0;
}
