/* A JSON parser: reads values into a tree, reports where a text goes wrong, looks values up by a
 * path, and writes them back, compact or indented. */
#include <ctype.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { JSON_NULL, JSON_FALSE, JSON_TRUE, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT };

struct json {
  enum kind kind;
  double number;
  char *text;           /* of a string */
  char *key;            /* of a member of an object */
  struct json *first;   /* of an array or object */
  struct json *next;
};

struct parser {
  const char *start, *at;
  int depth;
  const char *why;
  jmp_buf failed;
};

static int allocated;

static void *get(size_t size) {
  void *memory = calloc(1, size);
  if (memory == NULL) abort();
  allocated++;
  return memory;
}

static void put(void *memory) {
  if (memory == NULL) return;
  allocated--;
  free(memory);
}

static void json_free(struct json *value) {
  while (value != NULL) {
    struct json *next = value->next;
    json_free(value->first);
    put(value->text);
    put(value->key);
    put(value);
    value = next;
  }
}

static void fail(struct parser *p, const char *why) {
  p->why = why;
  longjmp(p->failed, 1);
}

static void skip_space(struct parser *p) {
  while (*p->at == ' ' || *p->at == '\t' || *p->at == '\n' || *p->at == '\r') p->at++;
}

static unsigned hex4(struct parser *p) {
  unsigned value = 0;
  for (int i = 0; i < 4; i++) {
    int c = (unsigned char)*p->at;
    if (!isxdigit(c)) fail(p, "four hexadecimal digits expected");
    value = value * 16 + (unsigned)(isdigit(c) ? c - '0' : tolower(c) - 'a' + 10);
    p->at++;
  }
  return value;
}

static char *put_utf8(char *to, unsigned c) {
  if (c < 0x80) {
    *to++ = (char)c;
  } else if (c < 0x800) {
    *to++ = (char)(0xC0 | c >> 6);
    *to++ = (char)(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    *to++ = (char)(0xE0 | c >> 12);
    *to++ = (char)(0x80 | (c >> 6 & 0x3F));
    *to++ = (char)(0x80 | (c & 0x3F));
  } else {
    *to++ = (char)(0xF0 | c >> 18);
    *to++ = (char)(0x80 | (c >> 12 & 0x3F));
    *to++ = (char)(0x80 | (c >> 6 & 0x3F));
    *to++ = (char)(0x80 | (c & 0x3F));
  }
  return to;
}

static char *parse_string(struct parser *p) {
  size_t length = 0;
  p->at++;
  while (p->at[length] != '"' && p->at[length] != '\0') length += p->at[length] == '\\' && p->at[length + 1] ? 2 : 1;
  char *text = get(length + 1), *to = text;
  while (*p->at != '"') {
    unsigned c = (unsigned char)*p->at++;
    if (c < ' ') {
      put(text);
      p->at--;
      fail(p, c == 0 ? "the string does not end" : "a control character in a string");
    }
    if (c != '\\') {
      *to++ = (char)c;
      continue;
    }
    static const char from[] = "\"\\/bfnrt", into[] = "\"\\/\b\f\n\r\t";
    char escape = *p->at++;
    const char *found = escape ? strchr(from, escape) : NULL;
    if (found != NULL) {
      *to++ = into[found - from];
    } else if (escape == 'u') {
      c = hex4(p);
      if (c >= 0xD800 && c < 0xDC00 && p->at[0] == '\\' && p->at[1] == 'u') {
        p->at += 2;
        c = 0x10000 + ((c & 0x3FF) << 10) + (hex4(p) & 0x3FF);
      }
      to = put_utf8(to, c);
    } else {
      put(text);
      p->at--;
      fail(p, "an unknown escape");
    }
  }
  p->at++;
  return text;
}

static struct json *parse_value(struct parser *p);

static void parse_members(struct parser *p, struct json *value, char close) {
  struct json **end = &value->first;
  p->at++;
  skip_space(p);
  if (*p->at == close) {
    p->at++;
    return;
  }
  for (;;) {
    char *key = NULL;
    skip_space(p);
    if (close == '}') {
      if (*p->at != '"') fail(p, "a key expected");
      key = parse_string(p);
      skip_space(p);
      if (*p->at != ':') {
        put(key);
        fail(p, "`:` expected");
      }
      p->at++;
    }
    *end = parse_value(p);
    (*end)->key = key;
    end = &(*end)->next;
    skip_space(p);
    if (*p->at == close) break;
    if (*p->at != ',') fail(p, close == '}' ? "`,` or `}` expected" : "`,` or `]` expected");
    p->at++;
  }
  p->at++;
}

static int word(struct parser *p, const char *text) {
  size_t length = strlen(text);
  if (strncmp(p->at, text, length) != 0) return 0;
  p->at += length;
  return 1;
}

static struct json *parse_value(struct parser *p) {
  skip_space(p);
  if (++p->depth > 100) fail(p, "nested too deeply");
  struct json *value = get(sizeof *value);
  switch (*p->at) {
  case '{': value->kind = JSON_OBJECT; parse_members(p, value, '}'); break;
  case '[': value->kind = JSON_ARRAY; parse_members(p, value, ']'); break;
  case '"': value->kind = JSON_STRING; value->text = parse_string(p); break;
  default:
    if (word(p, "null")) value->kind = JSON_NULL;
    else if (word(p, "false")) value->kind = JSON_FALSE;
    else if (word(p, "true")) value->kind = JSON_TRUE;
    else if (*p->at == '-' || isdigit((unsigned char)*p->at)) {
      char *end;
      value->kind = JSON_NUMBER;
      value->number = strtod(p->at, &end);
      p->at = end;
    } else fail(p, *p->at ? "a value expected" : "the text ends where a value is expected");
  }
  p->depth--;
  return value;
}

static struct json *parse(const char *text, const char **why, int *column) {
  struct parser p = {.start = text, .at = text};
  if (setjmp(p.failed) == 0) {
    struct json *value = parse_value(&p);
    skip_space(&p);
    if (*p.at == '\0') return value;
    json_free(value);
    fail(&p, "more after the value");
  }
  /* The parts that were not linked yet when the parser failed are lost. */
  *why = p.why;
  *column = (int)(p.at - p.start) + 1;
  return NULL;
}

static void write_string(const char *text) {
  putchar('"');
  for (; *text; text++) {
    unsigned char c = (unsigned char)*text;
    if (c == '"' || c == '\\') printf("\\%c", c);
    else if (c == '\n') printf("\\n");
    else if (c < ' ') printf("\\u%04x", c);
    else putchar(c);
  }
  putchar('"');
}

static void write_json(const struct json *value, int indent) {
  static const char *const words[] = {"null", "false", "true"};
  switch (value->kind) {
  case JSON_NUMBER: printf("%.15g", value->number); return;
  case JSON_STRING: write_string(value->text); return;
  case JSON_ARRAY:
  case JSON_OBJECT: break;
  default: printf("%s", words[value->kind]); return;
  }
  int object = value->kind == JSON_OBJECT;
  putchar(object ? '{' : '[');
  for (const struct json *member = value->first; member; member = member->next) {
    if (indent >= 0) printf("\n%*s", indent + 2, "");
    if (object) {
      write_string(member->key);
      printf(indent >= 0 ? ": " : ":");
    }
    write_json(member, indent >= 0 ? indent + 2 : -1);
    if (member->next) putchar(',');
  }
  if (indent >= 0 && value->first) printf("\n%*s", indent, "");
  putchar(object ? '}' : ']');
}

/* `a.b[2].c` */
static const struct json *look_up(const struct json *value, const char *path) {
  while (value != NULL && *path) {
    const struct json *member = value->first;
    if (*path == '[') {
      long n = strtol(path + 1, (char **)&path, 10);
      path++;
      while (n-- > 0 && member) member = member->next;
    } else {
      path += *path == '.';
      size_t length = strcspn(path, ".[");
      while (member && !(member->key && strlen(member->key) == length && strncmp(member->key, path, length) == 0)) member = member->next;
      path += length;
    }
    value = member;
  }
  return value;
}

static double sum(const struct json *value) {
  double total = value->kind == JSON_NUMBER ? value->number : 0;
  for (const struct json *member = value->first; member; member = member->next) total += sum(member);
  return total;
}

int main(void) {
  static const char document[] =
      "{\"name\": \"jitlite\", \"tags\": [\"fast\", \"small\", \"\\u00e9\\u20ac\\ud83d\\ude00\"],\n"
      " \"numbers\": [0, -1, 3.25, 1e3, -2.5E-2, 123456789012],\n"
      " \"nested\": {\"list\": [[], {}, [[1], {\"deep\": [true, false, null]}]], \"quote\\\"d\": \"tab\\there\\n\"}}";
  static const char *const bad[] = {"", "[1, 2", "{\"a\" 1}", "[1,]", "nul", "\"open", "\"\\x\"", "[1] 2", "{a: 1}", "\"\\u12g4\"", "[\"line\nbreak\"]"};
  static const char *const paths[] = {"name", "tags[1]", "numbers[5]", "nested.list[2][1].deep[0]", "nested.none", "tags[9]"};
  const char *why = NULL;
  int column = 0;
  struct json *value = parse(document, &why, &column);
  if (value == NULL) return 1;
  write_json(value, -1);
  putchar('\n');
  write_json(value, 0);
  putchar('\n');
  for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
    const struct json *found = look_up(value, paths[i]);
    printf("%s = ", paths[i]);
    if (found) write_json(found, -1);
    puts(found ? "" : "nothing");
  }
  printf("sum of all numbers: %.6f\n", sum(value));
  json_free(value);
  printf("%d left\n", allocated);
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    value = parse(bad[i], &why, &column);
    printf("column %d: %s\n", column, value ? "accepted" : why);
  }
  char deep[301];
  memset(deep, '[', 150), memset(deep + 150, ']', 150), deep[300] = '\0';
  printf("%s\n", parse(deep, &why, &column) ? "accepted" : why);
  return 0;
}
