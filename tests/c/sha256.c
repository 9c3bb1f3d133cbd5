/* SHA-256, HMAC and PBKDF2 with it, and a Merkle tree; known answers stand beside. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sha256 {
  uint32_t state[8];
  uint64_t length;
  uint8_t block[64];
};

static const uint32_t K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotate(uint32_t x, int by) { return x >> by | x << (32 - by); }

static void compress(struct sha256 *h, const uint8_t *block) {
  uint32_t w[64], s[8];
  for (int i = 0; i < 16; i++)
    w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 | (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
  for (int i = 16; i < 64; i++) {
    uint32_t a = w[i - 15], b = w[i - 2];
    w[i] = w[i - 16] + (rotate(a, 7) ^ rotate(a, 18) ^ a >> 3) + w[i - 7] + (rotate(b, 17) ^ rotate(b, 19) ^ b >> 10);
  }
  memcpy(s, h->state, sizeof s);
  for (int i = 0; i < 64; i++) {
    uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
    uint32_t majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
    uint32_t t1 = s[7] + (rotate(s[4], 6) ^ rotate(s[4], 11) ^ rotate(s[4], 25)) + choice + K[i] + w[i];
    uint32_t t2 = (rotate(s[0], 2) ^ rotate(s[0], 13) ^ rotate(s[0], 22)) + majority;
    memmove(s + 1, s, sizeof s - sizeof s[0]);
    s[4] += t1;
    s[0] = t1 + t2;
  }
  for (int i = 0; i < 8; i++) h->state[i] += s[i];
}

static void start(struct sha256 *h) {
  static const uint32_t initial[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  memcpy(h->state, initial, sizeof initial);
  h->length = 0;
}

static void update(struct sha256 *h, const void *data, size_t size) {
  const uint8_t *bytes = data;
  while (size > 0) {
    size_t used = h->length % 64, take = 64 - used < size ? 64 - used : size;
    memcpy(h->block + used, bytes, take);
    h->length += take, bytes += take, size -= take;
    if (h->length % 64 == 0) compress(h, h->block);
  }
}

static void finish(struct sha256 *h, uint8_t digest[32]) {
  uint64_t bits = h->length * 8;
  uint8_t end[8];
  update(h, "\x80", 1);
  while (h->length % 64 != 56) update(h, "", 1);
  for (int i = 0; i < 8; i++) end[i] = (uint8_t)(bits >> (56 - 8 * i));
  update(h, end, 8);
  for (int i = 0; i < 32; i++) digest[i] = (uint8_t)(h->state[i / 4] >> (24 - 8 * (i % 4)));
}

static void hash(const void *data, size_t size, uint8_t digest[32]) {
  struct sha256 h;
  start(&h);
  update(&h, data, size);
  finish(&h, digest);
}

static void hmac(const void *key, size_t key_size, const void *data, size_t size, uint8_t digest[32]) {
  uint8_t pad[64] = {0}, inner[32];
  struct sha256 h;
  if (key_size > 64) hash(key, key_size, pad);
  else memcpy(pad, key, key_size);
  for (int i = 0; i < 64; i++) pad[i] ^= 0x36;
  start(&h);
  update(&h, pad, 64);
  update(&h, data, size);
  finish(&h, inner);
  for (int i = 0; i < 64; i++) pad[i] ^= 0x36 ^ 0x5c;
  start(&h);
  update(&h, pad, 64);
  update(&h, inner, 32);
  finish(&h, digest);
}

static void pbkdf2(const char *password, const char *salt, int rounds, uint8_t *key, size_t size) {
  uint8_t block[128], u[32], t[32];
  size_t salt_size = strlen(salt);
  for (uint32_t n = 1; size > 0; n++) {
    memcpy(block, salt, salt_size);
    for (int i = 0; i < 4; i++) block[salt_size + (size_t)i] = (uint8_t)(n >> (24 - 8 * i));
    hmac(password, strlen(password), block, salt_size + 4, u);
    memcpy(t, u, 32);
    for (int round = 1; round < rounds; round++) {
      hmac(password, strlen(password), u, 32, u);
      for (int i = 0; i < 32; i++) t[i] ^= u[i];
    }
    size_t take = size < 32 ? size : 32;
    memcpy(key, t, take);
    key += take, size -= take;
  }
}

static void hex(const uint8_t *bytes, size_t size, char *to) {
  for (size_t i = 0; i < size; i++) sprintf(to + 2 * i, "%02x", bytes[i]);
}

static int failures;

static void check(const char *what, const uint8_t *got, size_t size, const char *wanted) {
  char text[200];
  hex(got, size, text);
  int same = strcmp(text, wanted) == 0;
  failures += !same;
  printf("%s %s %s\n", what, text, same ? "ok" : "WRONG");
}

/* The root of a tree over leaves; an odd one is paired with itself. */
static void merkle(uint8_t (*nodes)[32], int count, uint8_t root[32]) {
  while (count > 1) {
    for (int i = 0; i < (count + 1) / 2; i++) {
      uint8_t pair[64];
      memcpy(pair, nodes[2 * i], 32);
      memcpy(pair + 32, nodes[2 * i + 1 < count ? 2 * i + 1 : 2 * i], 32);
      hash(pair, 64, nodes[i]);
    }
    count = (count + 1) / 2;
  }
  memcpy(root, nodes[0], 32);
}

int main(void) {
  static const struct {
    const char *text, *digest;
  } known[] = {
      {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
      {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
      {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
       "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
      {"The quick brown fox jumps over the lazy dog", "d7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592"},
  };
  uint8_t digest[64];
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    hash(known[i].text, strlen(known[i].text), digest);
    check("sha256", digest, 32, known[i].digest);
  }
  enum { MANY = 10000 };
  char *many = malloc(MANY);
  if (many == NULL) return 2;
  memset(many, 'a', MANY);
  hash(many, MANY, digest);
  check("many letters", digest, 32, "27dd1f61b867b6a0f6e9d8a41c43231de52107e53ae424de8f847b821db4b711");

  /* The same in pieces of every size. */
  struct sha256 h;
  start(&h);
  for (size_t at = 0, size = 0; at < MANY; at += size, size = (size + 1) % 200)
    update(&h, many + at, at + size > MANY ? MANY - at : size);
  finish(&h, digest);
  uint8_t whole[32];
  hash(many, MANY, whole);
  printf("in pieces: %s\n", memcmp(digest, whole, 32) == 0 ? "the same" : "DIFFERENT");

  hmac("Jefe", 4, "what do ya want for nothing?", 28, digest);
  check("hmac", digest, 32, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  memset(many, 0xaa, 131);
  hmac(many, 131, "Test Using Larger Than Block-Size Key - Hash Key First", 54, digest);
  check("hmac", digest, 32, "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  pbkdf2("password", "salt", 2, digest, 32);
  check("pbkdf2", digest, 32, "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43");
  pbkdf2("passwordPASSWORDpassword", "saltSALTsaltSALTsaltSALTsaltSALTsalt", 100, digest, 40);
  char text[100];
  hex(digest, 40, text);
  printf("pbkdf2 of two blocks %s\n", text);

  static uint8_t leaves[200][32];
  for (int count = 1; count <= 200; count = count * 3 + 1) {
    for (int i = 0; i < count; i++) {
      char leaf[20];
      hash(leaf, (size_t)sprintf(leaf, "leaf %d", i), leaves[i]);
    }
    merkle(leaves, count, digest);
    hex(digest, 32, text);
    printf("root of %d %s\n", count, text);
  }
  /* A number such that the hash of the text with it starts with 9 zero bits. */
  unsigned nonce = 0;
  do {
    char work[40];
    hash(work, (size_t)sprintf(work, "proof of work %u", ++nonce), digest);
  } while (digest[0] != 0 || digest[1] >= 128);
  printf("nonce %u\n", nonce);
  free(many);
  return failures != 0;
}
