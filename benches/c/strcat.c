// A growing buffer of text: numbers formatted and appended, split again and counted.
// second: 120000
// test: 30 -> strcat 15638472066888614109
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct buffer {
  char *text;
  size_t length, room;
};

static void append(struct buffer *b, const char *s) {
  size_t n = strlen(s);
  if (b->length + n + 1 > b->room) {
    b->room = (b->length + n + 1) * 2;
    b->text = realloc(b->text, b->room);
  }
  memcpy(b->text + b->length, s, n + 1);
  b->length += n;
}

static void number(struct buffer *b, unsigned v) {
  char digits[12];
  int at = 11;
  digits[at] = 0;
  do digits[--at] = (char)('0' + v % 10);
  while (v /= 10);
  append(b, digits + at);
}

int main(int argc, char **argv) {
  long n = argc > 1 ? atol(argv[1]) : 10;
  unsigned long long sum = 0;
  unsigned random = 17;
  for (long round = 0; round < n; round++) {
    struct buffer b = {0};
    for (int i = 0; i < 200; i++) {
      random = random * 1103515245u + 12345u;
      number(&b, random >> (i & 15));
      append(&b, i % 10 == 9 ? ";\n" : ", ");
    }
    unsigned value = 0;
    for (const char *s = b.text; *s; s++) {
      if (*s >= '0' && *s <= '9') {
        value = value * 10 + (unsigned)(*s - '0');
      } else if (*s == ',' || *s == ';') {
        sum = sum * 31 + value;
        value = 0;
      }
    }
    sum += b.length;
    free(b.text);
  }
  printf("strcat %llu\n", sum);
  return 0;
}
