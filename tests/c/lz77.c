/* LZ77: a window with hash chains, lazy matching, and tokens written bit by bit in Elias gamma
 * codes; then everything back, and checks of the result. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WINDOW = 8192, HASH_BITS = 12, MIN_MATCH = 3, MAX_MATCH = 258, CHAIN = 64 };

struct bits {
  uint8_t *bytes;
  size_t room, at; /* in bits */
};

struct match {
  int length, distance;
};

struct finder {
  const uint8_t *data;
  int size;
  int head[1 << HASH_BITS];
  int previous[WINDOW];
};

struct counts {
  long literals, matches, matched_bytes, longest, farthest;
};

static void put_bit(struct bits *out, unsigned bit) {
  if (out->at / 8 >= out->room) {
    size_t room = out->room ? out->room * 2 : 64;
    out->bytes = realloc(out->bytes, room);
    if (out->bytes == NULL) exit(2);
    memset(out->bytes + out->room, 0, room - out->room);
    out->room = room;
  }
  out->bytes[out->at / 8] |= (uint8_t)(bit << out->at % 8);
  out->at++;
}

static void put_bits(struct bits *out, unsigned value, int count) {
  while (count-- > 0) put_bit(out, value >> count & 1);
}

/* As many zeros as there are bits behind the first, then the number, which is not 0. */
static void put_gamma(struct bits *out, unsigned value) {
  int length = 31 - __builtin_clz(value);
  put_bits(out, 0, length);
  put_bits(out, value, length + 1);
}

static int get_bit(struct bits *in) {
  if (in->at / 8 >= in->room) return 0;
  int bit = in->bytes[in->at / 8] >> in->at % 8 & 1;
  in->at++;
  return bit;
}

static unsigned get_bits(struct bits *in, int count) {
  unsigned value = 0;
  while (count-- > 0) value = value << 1 | (unsigned)get_bit(in);
  return value;
}

static unsigned get_gamma(struct bits *in) {
  int length = 0;
  while (length < 31 && !get_bit(in)) length++;
  return 1u << length | get_bits(in, length);
}

static unsigned hash(const uint8_t *at) {
  uint32_t three = at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16;
  return three * 2654435761u >> (32 - HASH_BITS);
}

static void remember(struct finder *f, int at) {
  if (at + MIN_MATCH > f->size) return;
  unsigned slot = hash(f->data + at);
  f->previous[at % WINDOW] = f->head[slot];
  f->head[slot] = at;
}

static int common(const uint8_t *a, const uint8_t *b, int most) {
  int n = 0;
  while (n < most && a[n] == b[n]) n++;
  return n;
}

static struct match longest_match(const struct finder *f, int at) {
  struct match best = {0, 0};
  int most = f->size - at < MAX_MATCH ? f->size - at : MAX_MATCH;
  if (most < MIN_MATCH) return best;
  int candidate = f->head[hash(f->data + at)];
  for (int tries = 0; tries < CHAIN && candidate >= 0 && at - candidate < WINDOW; tries++) {
    int length = common(f->data + candidate, f->data + at, most);
    if (length > best.length) best.length = length, best.distance = at - candidate;
    if (best.length == most) break;
    int next = f->previous[candidate % WINDOW];
    if (next >= candidate) break;
    candidate = next;
  }
  if (best.length < MIN_MATCH) best.length = 0;
  return best;
}

static struct bits compress(const uint8_t *data, int size, struct counts *counts) {
  struct bits out = {NULL, 0, 0};
  struct finder *f = malloc(sizeof *f);
  if (f == NULL) exit(2);
  f->data = data, f->size = size;
  memset(f->head, -1, sizeof f->head);
  memset(f->previous, -1, sizeof f->previous);
  memset(counts, 0, sizeof *counts);
  put_gamma(&out, (unsigned)size + 1);
  for (int at = 0; at < size;) {
    struct match here = longest_match(f, at);
    remember(f, at);
    if (here.length > 0 && here.length < 32 && at + 1 < size) {
      /* A longer one from the next byte on is worth a literal. */
      struct match next = longest_match(f, at + 1);
      if (next.length > here.length) here.length = 0;
    }
    if (here.length == 0) {
      put_bit(&out, 0);
      put_bits(&out, data[at], 8);
      counts->literals++;
      at++;
      continue;
    }
    put_bit(&out, 1);
    put_gamma(&out, (unsigned)(here.length - MIN_MATCH + 1));
    put_gamma(&out, (unsigned)here.distance);
    counts->matches++;
    counts->matched_bytes += here.length;
    if (here.length > counts->longest) counts->longest = here.length;
    if (here.distance > counts->farthest) counts->farthest = here.distance;
    for (int i = 1; i < here.length; i++) remember(f, at + i);
    at += here.length;
  }
  free(f);
  return out;
}

/* NULL where the input is damaged. */
static uint8_t *decompress(struct bits in, int *size) {
  in.room = (in.at + 7) / 8;
  in.at = 0;
  *size = (int)get_gamma(&in) - 1;
  if (*size < 0 || *size > 10000000) return NULL;
  uint8_t *data = malloc((size_t)*size + 1);
  if (data == NULL) exit(2);
  for (int at = 0; at < *size;) {
    if (in.at / 8 >= in.room) goto damaged;
    if (get_bit(&in) == 0) {
      data[at++] = (uint8_t)get_bits(&in, 8);
      continue;
    }
    int length = (int)get_gamma(&in) + MIN_MATCH - 1;
    unsigned distance = get_gamma(&in);
    if (distance > (unsigned)at || length > *size - at) goto damaged;
    for (; length > 0; length--, at++) data[at] = data[at - (int)distance];
  }
  return data;
damaged:
  free(data);
  return NULL;
}

static uint32_t adler32(const uint8_t *data, int size) {
  uint32_t a = 1, b = 0;
  for (int i = 0; i < size; i++) a = (a + data[i]) % 65521, b = (b + a) % 65521;
  return b << 16 | a;
}

static void try(const char *what, const uint8_t *data, int size) {
  struct counts counts;
  struct bits packed = compress(data, size, &counts);
  int restored_size = 0;
  uint8_t *restored = decompress(packed, &restored_size);
  int same = restored && restored_size == size && memcmp(restored, data, (size_t)size) == 0;
  printf("%s: %d bytes to %zu, %08x; %ld literals, %ld matches of %ld bytes (longest %ld, farthest %ld), %s\n", what,
         size, (packed.at + 7) / 8, adler32(data, size), counts.literals, counts.matches, counts.matched_bytes,
         counts.longest, counts.farthest, same ? "restored" : "LOST");
  int noticed = 0, tried = 0;
  for (size_t bit = 3; bit < packed.at; bit += packed.at / 20 + 1, tried++) {
    int damaged_size = 0;
    packed.bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
    uint8_t *damaged = decompress(packed, &damaged_size);
    noticed += !damaged || damaged_size != size || adler32(damaged, size) != adler32(data, size);
    free(damaged);
    packed.bytes[bit / 8] ^= (uint8_t)(1 << bit % 8);
  }
  printf("  %d of %d damaged bits noticed\n", noticed, tried);
  free(restored);
  free(packed.bytes);
}

int main(void) {
  static uint8_t data[60000];
  static const char *const words[] = {"window ", "slides ", "over ", "the ", "text ", "and ", "finds ", "again\n"};
  try("nothing", data, 0);
  try("one byte", (const uint8_t *)"x", 1);
  try("abracadabra", (const uint8_t *)"abracadabra abracadabra", 23);
  try("zeros", data, 50000);
  uint32_t seed = 1;
  for (int i = 0; i < 20000; i++) seed = seed * 1103515245 + 12345, data[i] = (uint8_t)(seed >> 16);
  try("noise", data, 20000);
  int at = 0;
  while (at < 59990) {
    seed = seed * 1103515245 + 12345;
    const char *word = words[seed >> 20 & 7];
    memcpy(data + at, word, strlen(word));
    at += (int)strlen(word);
  }
  try("words", data, at);
  for (int i = 0; i < 60000; i++) data[i] = (uint8_t)((uint32_t)i * (uint32_t)i >> 9);
  try("squares", data, 60000);
  for (int i = 0; i < 60000; i++) data[i] = (uint8_t)((uint32_t)(i % 9001) * 2654435761u >> 24);
  try("beyond the window", data, 60000);
  return 0;
}
