/* lz4: fast and high compression, streams of blocks that refer back, frames, partial
 * decompression, and what it says of damaged data. */
#include <lz4.h>
#include <lz4frame.h>
#include <lz4hc.h>

#include "data.h"

static void at_once(enum kind kind, size_t size, int level) {
  unsigned char *data = make_data(kind, size);
  int room = LZ4_compressBound((int)size);
  char *packed = malloc((size_t)room + 1), *restored = malloc(size + 1), how[24];
  int packed_size =
      level > 0 ? LZ4_compress_HC((char *)data, packed, (int)size, room, level)
                : LZ4_compress_fast((char *)data, packed, (int)size, room, 1 - level);
  int restored_size = LZ4_decompress_safe(packed, restored, packed_size, (int)size + 1);
  snprintf(how, sizeof how, "level %d", level);
  report(how, kind, data, size, (unsigned char *)packed, (size_t)packed_size,
         (unsigned char *)restored, (size_t)restored_size);
  if (size > 100) {
    int part = LZ4_decompress_safe_partial(packed, restored, packed_size, 100, (int)size);
    printf("  first %d bytes %s\n", part < 100 ? part : 100,
           memcmp(restored, data, 100) == 0 ? "restored" : "LOST");
  }
  free(data), free(packed), free(restored);
}

static void stream(enum kind kind) {
  enum { BLOCK = 4000, BLOCKS = 12 };
  unsigned char *data = make_data(kind, BLOCK * BLOCKS);
  char *packed = malloc((size_t)LZ4_compressBound(BLOCK) * BLOCKS), *restored = malloc(BLOCK * BLOCKS);
  LZ4_stream_t *out = LZ4_createStream();
  LZ4_streamDecode_t *in = LZ4_createStreamDecode();
  size_t packed_size = 0, restored_size = 0;
  for (int i = 0; i < BLOCKS; i++) {
    int size = LZ4_compress_fast_continue(out, (char *)data + i * BLOCK, packed + packed_size, BLOCK,
                                          LZ4_compressBound(BLOCK), 1);
    restored_size += (size_t)LZ4_decompress_safe_continue(in, packed + packed_size,
                                                          restored + i * BLOCK, size, BLOCK);
    packed_size += (size_t)size;
  }
  report("stream", kind, data, BLOCK * BLOCKS, (unsigned char *)packed, packed_size,
         (unsigned char *)restored, restored_size);
  LZ4_freeStream(out), LZ4_freeStreamDecode(in);
  free(data), free(packed), free(restored);
}

static void frame(enum kind kind, size_t size, LZ4F_blockSizeID_t block, int checks) {
  unsigned char *data = make_data(kind, size);
  LZ4F_preferences_t how = {0};
  how.frameInfo.blockSizeID = block;
  how.frameInfo.contentChecksumFlag = checks ? LZ4F_contentChecksumEnabled : LZ4F_noContentChecksum;
  how.frameInfo.blockMode = checks ? LZ4F_blockIndependent : LZ4F_blockLinked;
  size_t room = LZ4F_compressFrameBound(size, &how), restored_size = size + 1;
  char *packed = malloc(room), *restored = malloc(restored_size), name[24];
  size_t packed_size = LZ4F_compressFrame(packed, room, data, size, &how), used = packed_size;
  LZ4F_dctx *in = NULL;
  LZ4F_createDecompressionContext(&in, LZ4F_VERSION);
  size_t status = LZ4F_decompress(in, restored, &restored_size, packed, &used, NULL);
  if (LZ4F_isError(status)) printf("%s\n", LZ4F_getErrorName(status));
  snprintf(name, sizeof name, "frame %d", (int)block);
  report(name, kind, data, size, (unsigned char *)packed, packed_size, (unsigned char *)restored,
         restored_size);
  packed[packed_size / 2] ^= 1;
  LZ4F_resetDecompressionContext(in);
  used = packed_size, restored_size = size + 1;
  status = LZ4F_decompress(in, restored, &restored_size, packed, &used, NULL);
  if (checks) printf("  damaged: %s\n", LZ4F_isError(status) ? LZ4F_getErrorName(status) : "unnoticed");
  LZ4F_freeDecompressionContext(in);
  free(data), free(packed), free(restored);
}

int main(void) {
  static const int levels[] = {-20, 0, 3, 9, 12};
  printf("lz4 %s\n", LZ4_versionString());
  for (int kind = 0; kind < KINDS; kind++)
    for (int size = 0; size < SIZE_COUNT; size++)
      for (int level = 0; level < 5; level++) at_once(kind, SIZES[size], levels[level]);
  for (int kind = 0; kind < KINDS; kind++) stream(kind);
  for (int kind = 0; kind < KINDS; kind++) {
    frame(kind, 100000, LZ4F_max64KB, 0);
    frame(kind, 30000, LZ4F_max256KB, 1);
  }
  return 0;
}
