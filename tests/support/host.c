/* The host functions of the known courses, as their own runtimes define them, for LLVM's lli. */
#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void ll_puts(char *s) { puts(s); }

char *ll_strcat(char *a, char *b) {
  char *r = calloc(strlen(a) + strlen(b) + 1, 1);
  strcpy(r, a);
  strcat(r, b);
  return r;
}

char *ll_ltoa(int64_t i) {
  char *r = calloc(24, 1);
  sprintf(r, "%ld", i);
  return r;
}

int64_t ll_callback(int64_t (*f)(int64_t, int64_t)) { return f(19, 19); }

void *ll_malloc(int64_t n, int64_t size) { return calloc(n, size); }

void *oat_malloc(int64_t n) { return calloc(n, 1); }

int64_t *oat_alloc_array(int64_t n) {
  assert(n >= 0);
  int64_t *a = calloc(n + 1, 8);
  a[0] = n;
  return a;
}

void oat_assert_not_null(char *p) {
  if (!p) {
    fflush(stdout);
    fprintf(stderr, "Attempted to dereference null pointer\n");
    exit(1);
  }
}

void oat_assert_array_length(int64_t *a, int64_t i) {
  if (!a || i < 0 || a[0] <= i) {
    fflush(stdout);
    fprintf(stderr, "Out of bounds index %ld for array length %ld\n", i, a ? a[0] : 0);
    exit(1);
  }
}

int64_t *array_of_string(char *s) {
  int64_t n = strlen(s), *a = oat_alloc_array(n);
  for (int64_t i = 0; i < n; i++) a[i + 1] = s[i];
  return a;
}

char *string_of_array(int64_t *a) {
  char *s = calloc(a[0] + 1, 1);
  for (int64_t i = 0; i < a[0]; i++) {
    s[i] = a[i + 1];
    assert(s[i]);
  }
  return s;
}

int64_t length_of_string(char *s) { return strlen(s); }

char *string_of_int(int64_t i) { return ll_ltoa(i); }

char *string_cat(char *a, char *b) { return ll_strcat(a, b); }

void print_string(char *s) {
  assert(s);
  printf("%s", s);
}

void print_int(int64_t i) { printf("%ld", i); }

void print_bool(int64_t b) { printf(b & 1 ? "true" : "false"); }
