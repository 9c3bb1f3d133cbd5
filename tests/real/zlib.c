/* zlib: in one piece at several levels, in small pieces with every strategy, with a dictionary,
 * as gzip files, and what it says of damaged data. */
#include <zlib.h>

#include "data.h"

static void must(int status, int wanted, const char *what) {
  if (status == wanted) return;
  printf("%s: %d instead of %d\n", what, status, wanted);
  exit(1);
}

static void at_once(enum kind kind, size_t size, int level) {
  unsigned char *data = make_data(kind, size);
  uLongf packed_size = compressBound(size), restored_size = size + 1;
  unsigned char *packed = malloc(packed_size), *restored = malloc(restored_size);
  char how[16];
  must(compress2(packed, &packed_size, data, size, level), Z_OK, "compress2");
  must(uncompress(restored, &restored_size, packed, packed_size), Z_OK, "uncompress");
  snprintf(how, sizeof how, "level %d", level);
  report(how, kind, data, size, packed, packed_size, restored, restored_size);
  free(data), free(packed), free(restored);
}

/* Window bits below 0: no header; above 15: a gzip header. */
static void in_pieces(enum kind kind, size_t size, int window, int memory, int strategy) {
  unsigned char *data = make_data(kind, size);
  size_t room = compressBound(size) + 1000;
  unsigned char *packed = malloc(room), *restored = malloc(size + 1);
  z_stream out = {0}, in = {0};
  char how[40];
  must(deflateInit2(&out, 6, Z_DEFLATED, window, memory, strategy), Z_OK, "deflateInit2");
  out.next_in = data, out.next_out = packed, out.avail_out = (uInt)room;
  for (size_t at = 0; at < size; at += 1000) {
    out.avail_in = (uInt)(size - at < 1000 ? size - at : 1000);
    must(deflate(&out, at % 7000 == 0 ? Z_SYNC_FLUSH : Z_NO_FLUSH), Z_OK, "deflate");
  }
  must(deflate(&out, Z_FINISH), Z_STREAM_END, "the last deflate");
  must(inflateInit2(&in, window), Z_OK, "inflateInit2");
  in.next_in = packed, in.next_out = restored;
  int status = Z_OK;
  while (status == Z_OK) {
    in.avail_in = (uInt)(out.total_out - in.total_in < 313 ? out.total_out - in.total_in : 313);
    in.avail_out = (uInt)(size + 1 - in.total_out < 777 ? size + 1 - in.total_out : 777);
    status = inflate(&in, Z_NO_FLUSH);
  }
  must(status, Z_STREAM_END, "inflate");
  snprintf(how, sizeof how, "window %d strategy %d", window, strategy);
  report(how, kind, data, size, packed, out.total_out, restored, in.total_out);
  deflateEnd(&out), inflateEnd(&in);
  free(data), free(packed), free(restored);
}

static void with_dictionary(void) {
  static const Bytef words[] = "how far there before the compressor finds what was";
  size_t size = 500;
  unsigned char *data = make_data(TEXT, size), packed[1000], restored[501];
  z_stream out = {0}, in = {0};
  must(deflateInit(&out, 9), Z_OK, "deflateInit");
  must(deflateSetDictionary(&out, words, sizeof words), Z_OK, "deflateSetDictionary");
  out.next_in = data, out.avail_in = (uInt)size, out.next_out = packed, out.avail_out = 1000;
  must(deflate(&out, Z_FINISH), Z_STREAM_END, "deflate");
  must(inflateInit(&in), Z_OK, "inflateInit");
  in.next_in = packed, in.avail_in = (uInt)out.total_out, in.next_out = restored, in.avail_out = 501;
  must(inflate(&in, Z_FINISH), Z_NEED_DICT, "inflate without the dictionary");
  must(inflateSetDictionary(&in, words, sizeof words), Z_OK, "inflateSetDictionary");
  must(inflate(&in, Z_FINISH), Z_STREAM_END, "inflate");
  report("dictionary", TEXT, data, size, packed, out.total_out, restored, in.total_out);
  deflateEnd(&out), inflateEnd(&in), free(data);
}

static void as_file(void) {
  char name[] = "/tmp/zlib-driver-XXXXXX";
  int fd = mkstemp(name);
  gzFile file = fd < 0 ? NULL : gzdopen(fd, "wb9");
  char line[80];
  if (file == NULL) exit(3);
  for (int i = 0; i < 2000; i++) gzprintf(file, "line %d of %s: %x\n", i, "a file", i * 2654435761u);
  gzputs(file, "the end\n");
  must(gzclose(file), Z_OK, "gzclose");
  file = gzopen(name, "rb");
  uLong sum = adler32(0, NULL, 0), crc = crc32(0, NULL, 0);
  int lines = 0;
  while (gzgets(file, line, sizeof line) != NULL) {
    sum = adler32(sum, (Bytef *)line, (uInt)strlen(line));
    crc = crc32(crc, (Bytef *)line, (uInt)strlen(line));
    lines++;
  }
  printf("gzip file: %d lines, adler32 %08lx, crc32 %08lx, last: %s", lines, sum, crc, line);
  gzrewind(file), gzseek(file, 1000, SEEK_SET), gzgets(file, line, sizeof line);
  printf("at 1000: %s", line);
  gzclose(file), remove(name);
}

static void damaged(void) {
  unsigned char *data = make_data(TEXT, 5000), packed[6000], restored[5000];
  int counts[4] = {0};
  uLongf packed_size = sizeof packed;
  must(compress(packed, &packed_size, data, 5000), Z_OK, "compress");
  for (uLongf at = 0; at < packed_size; at += 3) {
    uLongf restored_size = sizeof restored;
    packed[at] ^= 0x55;
    int status = uncompress(restored, &restored_size, packed, packed_size);
    packed[at] ^= 0x55;
    counts[status == Z_OK ? 0 : status == Z_DATA_ERROR ? 1 : status == Z_BUF_ERROR ? 2 : 3]++;
  }
  printf("damaged: %d unnoticed, %d bad data, %d too short or long, %d else\n", counts[0], counts[1],
         counts[2], counts[3]);
  printf("messages: %s, %s\n", zError(Z_DATA_ERROR), zError(Z_MEM_ERROR));
  free(data);
}

int main(void) {
  static const int levels[] = {0, 1, 3, 6, 9};
  for (int kind = 0; kind < KINDS; kind++)
    for (int size = 0; size < SIZE_COUNT; size++)
      for (int level = 0; level < 5; level++) at_once(kind, SIZES[size], levels[level]);
  for (int kind = 0; kind < KINDS; kind++)
    for (int strategy = Z_DEFAULT_STRATEGY; strategy <= Z_FIXED; strategy++) {
      in_pieces(kind, 40000, 15, 8, strategy);
      in_pieces(kind, 20000, -9, 1, strategy);
      in_pieces(kind, 10000, 31, 9, strategy);
    }
  with_dictionary();
  as_file();
  damaged();
  printf("combined %08lx\n", crc32_combine(0x12345678, 0x9abcdef0, 1000));
  return 0;
}
