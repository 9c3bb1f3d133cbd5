/* What the tests in C and C++ check by. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jitlite.h"

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

/* Something has to succeed. */
#define ok(result)                                                                                 \
    do {                                                                                           \
        jitlite_error *wrong = (result);                                                           \
        if (wrong)                                                                                 \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, jitlite_error_message(wrong));      \
        CHECK(!wrong);                                                                             \
    } while (0)

/* Something has to fail so, with a message that has this in it. */
#define expect(result, kind, part)                                                                 \
    do {                                                                                           \
        jitlite_error *wrong = (result);                                                           \
        if (wrong && !strstr(jitlite_error_message(wrong), part))                                  \
            fprintf(stderr, "%s\n", jitlite_error_message(wrong));                                 \
        CHECK(jitlite_error_get_kind(wrong) == (kind));                                            \
        CHECK(strstr(jitlite_error_message(wrong), part));                                         \
        jitlite_error_delete(wrong);                                                               \
    } while (0)
