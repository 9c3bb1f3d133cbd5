/* What the drivers of the compression libraries share: input of several kinds, a checksum, and
 * the comparison of what was restored with what there was. */
#ifndef DATA_H
#define DATA_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { ZEROS, NOISE, TEXT, RUNS, RECORDS, KINDS };

static const char *const KIND_NAMES[KINDS] = {"zeros", "noise", "text", "runs", "records"};

static const size_t SIZES[] = {0, 1, 2, 100, 4096, 65537, 200000};
enum { SIZE_COUNT = sizeof SIZES / sizeof SIZES[0] };

static uint32_t next_random(uint32_t *seed) {
  *seed ^= *seed << 13;
  *seed ^= *seed >> 17;
  *seed ^= *seed << 5;
  return *seed;
}

/* Fills a new buffer; the same for the same kind and size. */
static unsigned char *make_data(enum kind kind, size_t size) {
  static const char *const words[] = {"the ",  "compressor ", "finds ", "what ",   "was ", "there ",
                                      "before", ", ",         "and ",   "writes ", "how ", "far.\n"};
  unsigned char *data = calloc(size + 16, 1);
  uint32_t seed = 2463534242u + (uint32_t)kind;
  size_t at = 0;
  if (data == NULL) exit(3);
  while (kind != ZEROS && at < size) {
    uint32_t r = next_random(&seed);
    char record[32];
    size_t length;
    switch (kind) {
    case TEXT:
      length = strlen(words[r % 12]);
      memcpy(record, words[r % 12], length);
      break;
    case RUNS:
      length = 1 + r % 31;
      memset(record, 'a' + (int)(r >> 8) % 4, length);
      break;
    case RECORDS:
      length = (size_t)snprintf(record, sizeof record, "%06zu;%u\n", at, r % 100);
      break;
    default:
      length = 4;
      memcpy(record, &r, 4);
    }
    if (length > size - at) length = size - at;
    memcpy(data + at, record, length);
    at += length;
  }
  return data;
}

/* FNV-1a. */
static uint64_t checksum(const unsigned char *data, size_t size) {
  uint64_t hash = 14695981039346656037u;
  for (size_t i = 0; i < size; i++) hash = (hash ^ data[i]) * 1099511628211u;
  return hash;
}

/* Says what came of one pass through a library. */
static void report(const char *how, enum kind kind, const unsigned char *data, size_t size,
                   const unsigned char *packed, size_t packed_size,
                   const unsigned char *restored, size_t restored_size) {
  int same = restored_size == size && (size == 0 || memcmp(data, restored, size) == 0);
  printf("%s %s %zu -> %zu %016llx %s\n", how, KIND_NAMES[kind], size, packed_size,
         (unsigned long long)checksum(packed, packed_size), same ? "restored" : "LOST");
  if (!same) exit(1);
}

#endif
