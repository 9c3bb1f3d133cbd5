/* bzip2: blocks of several sizes at once and in small pieces, the small decompressor, and what it
 * says of damaged data. */
#include <bzlib.h>

#include "data.h"

/* The library calls this where it finds itself broken; its own would want stdio's stderr. */
void bz_internal_error(int code) {
  printf("bzip2 is broken: %d\n", code);
  exit(4);
}

static void must(int status, int wanted, const char *what) {
  if (status == wanted) return;
  printf("%s: %d instead of %d\n", what, status, wanted);
  exit(1);
}

static void at_once(enum kind kind, size_t size, int block, int work, int small) {
  unsigned char *data = make_data(kind, size);
  unsigned packed_size = (unsigned)(size + size / 100 + 600), restored_size = (unsigned)size + 1;
  char *packed = malloc(packed_size), *restored = malloc(restored_size), how[24];
  must(BZ2_bzBuffToBuffCompress(packed, &packed_size, (char *)data, (unsigned)size, block, 0, work),
       BZ_OK, "compress");
  must(BZ2_bzBuffToBuffDecompress(restored, &restored_size, packed, packed_size, small, 0), BZ_OK,
       "decompress");
  snprintf(how, sizeof how, "block %d work %d", block, work);
  report(how, kind, data, size, (unsigned char *)packed, packed_size, (unsigned char *)restored,
         restored_size);
  free(data), free(packed), free(restored);
}

static void in_pieces(enum kind kind, size_t size) {
  unsigned char *data = make_data(kind, size);
  size_t room = size + size / 50 + 1000;
  char *packed = malloc(room), *restored = malloc(size + 1);
  bz_stream out = {0}, in = {0};
  must(BZ2_bzCompressInit(&out, 1, 0, 30), BZ_OK, "BZ2_bzCompressInit");
  out.next_in = (char *)data, out.next_out = packed, out.avail_out = (unsigned)room;
  for (size_t at = 0; at < size; at += 999) {
    out.avail_in = (unsigned)(size - at < 999 ? size - at : 999);
    must(BZ2_bzCompress(&out, BZ_RUN), BZ_RUN_OK, "BZ2_bzCompress");
  }
  must(BZ2_bzCompress(&out, BZ_FINISH), BZ_STREAM_END, "the last BZ2_bzCompress");
  must(BZ2_bzDecompressInit(&in, 0, 0), BZ_OK, "BZ2_bzDecompressInit");
  in.next_in = packed, in.next_out = restored;
  int status = BZ_OK;
  while (status == BZ_OK) {
    unsigned left = out.total_out_lo32 - in.total_in_lo32;
    in.avail_in = left < 101 ? left : 101;
    in.avail_out = (unsigned)(size + 1 - in.total_out_lo32);
    status = BZ2_bzDecompress(&in);
  }
  must(status, BZ_STREAM_END, "BZ2_bzDecompress");
  report("pieces", kind, data, size, (unsigned char *)packed, out.total_out_lo32,
         (unsigned char *)restored, in.total_out_lo32);
  BZ2_bzCompressEnd(&out), BZ2_bzDecompressEnd(&in);
  free(data), free(packed), free(restored);
}

static void damaged(void) {
  unsigned char *data = make_data(TEXT, 2000);
  char packed[3000], restored[2000];
  unsigned packed_size = sizeof packed;
  int counts[4] = {0};
  must(BZ2_bzBuffToBuffCompress(packed, &packed_size, (char *)data, 2000, 1, 0, 0), BZ_OK, "compress");
  for (unsigned at = 0; at < packed_size; at += 5) {
    unsigned restored_size = sizeof restored;
    packed[at] ^= 0x10;
    int status = BZ2_bzBuffToBuffDecompress(restored, &restored_size, packed, packed_size, 0, 0);
    packed[at] ^= 0x10;
    counts[status == BZ_OK ? 0 : status == BZ_DATA_ERROR ? 1 : status == BZ_DATA_ERROR_MAGIC ? 2 : 3]++;
  }
  printf("damaged: %d unnoticed, %d bad data, %d no bzip2, %d else\n", counts[0], counts[1], counts[2],
         counts[3]);
  free(data);
}

int main(void) {
  printf("bzip2 %s\n", BZ2_bzlibVersion());
  for (int kind = 0; kind < KINDS; kind++)
    for (int size = 0; size < SIZE_COUNT; size++) {
      at_once(kind, SIZES[size], 1, 0, 0);
      if (size % 2 == 0) at_once(kind, SIZES[size], 9, 1, 1);
    }
  for (int kind = 0; kind < KINDS; kind++) in_pieces(kind, 50000);
  damaged();
  return 0;
}
