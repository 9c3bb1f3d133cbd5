; test: saturating sums and differences of vectors, of lanes of all sizes
; exit: 0
; stdout: 5 101 -101 127 -120 14 127 -128 38 41 6 64 -63 30 127 -128 
; stdout: 5 101 -1 -122 -120 14 -92 -1 38 41 -1 64 -63 -1 -96 -1 
; stdout: -5 -99 99 120 -128 -4 36 -36 -24 -25 12 64 -65 32 -94 125 
; stdout: 0 0 99 120 120 0 36 0 0 0 0 64 -65 0 0 125 
; stdout: 5 20001 -20001 32767 -32752 22 20255 -20256 46 1016 14 255 -255 30 32767 -32768 
; stdout: 5 20001 -1 -32754 -32752 22 20255 -1 46 1016 -1 255 -255 -1 -31769 -1 
; stdout: -5 -19999 19999 32752 -32768 -12 19745 -19744 -16 -984 20 255 -257 32 -31767 32765 
; stdout: 0 0 19999 32752 32752 0 19745 0 0 0 0 255 -257 0 0 32765 
; stdout: 5 2000000001 -2000000001 2147483647 -2147483616 38 2000065535 -2000065536 38 100032 30 65535 -65535 6 2147483647 -2147483648 
; stdout: 5 2000000001 -1 -2147483618 -2147483616 38 2000065535 -1 38 100032 -1 65535 -65535 -1 -2147383649 -1 
; stdout: -5 -1999999999 1999999999 2147483616 -2147483648 -28 1999934465 -1999934464 24 -99968 36 65535 -65537 8 -2147383647 2147483645 
; stdout: 0 0 1999999999 2147483616 2147483616 0 1999934465 0 24 0 0 65535 -65537 0 0 2147483645 
; stdout: 5 8000000000000000001 -8000000000000000001 9223372036854775807 -9223372036854775744 70 8000000004294967295 -8000000004294967296 70 10000000064 62 4294967295 -4294967295 6 9223372036854775807 -9223372036854775808 
; stdout: 5 8000000000000000001 -1 -9223372036854775746 -9223372036854775744 70 8000000004294967295 -1 70 10000000064 -1 4294967295 -4294967295 -1 -9223372026854775809 -1 
; stdout: -5 -7999999999999999999 7999999999999999999 9223372036854775744 -9223372036854775808 -60 7999999995705032705 -7999999995705032704 56 -9999999936 68 4294967295 -4294967297 8 -9223372026854775807 9223372036854775805 
; stdout: 0 0 7999999999999999999 9223372036854775744 9223372036854775744 0 7999999995705032705 0 56 0 0 4294967295 -4294967297 0 0 9223372036854775805 
; stdout: 5 101 -101 127 -120 14 127 -128 38 41 6 64 -63 30 127 -128 
; stdout: 5 101 -1 -122 -120 14 -92 -1 38 41 -1 64 -63 -1 -96 -1 
; stdout: -5 -99 99 120 -128 -4 36 -36 -24 -25 12 64 -65 32 -94 125 
; stdout: 0 0 99 120 120 0 36 0 0 0 0 64 -65 0 0 125 
; stdout: 5 20001 -20001 32767 -32752 22 20255 -20256 46 1016 14 255 -255 30 32767 -32768 
; stdout: 5 20001 -1 -32754 -32752 22 20255 -1 46 1016 -1 255 -255 -1 -31769 -1 
; stdout: -5 -19999 19999 32752 -32768 -12 19745 -19744 -16 -984 20 255 -257 32 -31767 32765 
; stdout: 0 0 19999 32752 32752 0 19745 0 0 0 0 255 -257 0 0 32765 
; stdout: 5 2000000001 -2000000001 2147483647 -2147483616 38 2000065535 -2000065536 38 100032 30 65535 -65535 6 2147483647 -2147483648 
; stdout: 5 2000000001 -1 -2147483618 -2147483616 38 2000065535 -1 38 100032 -1 65535 -65535 -1 -2147383649 -1 
; stdout: -5 -1999999999 1999999999 2147483616 -2147483648 -28 1999934465 -1999934464 24 -99968 36 65535 -65537 8 -2147383647 2147483645 
; stdout: 0 0 1999999999 2147483616 2147483616 0 1999934465 0 24 0 0 65535 -65537 0 0 2147483645 
@i16.a = global [16 x i16] [i16 0, i16 1, i16 -1, i16 32767, i16 -32768, i16 5, i16 20000, i16 -20000, i16 15, i16 16, i16 17, i16 255, i16 -256, i16 31, i16 1000, i16 -3], align 32
@i16.b = global [16 x i16] [i16 5, i16 20000, i16 -20000, i16 15, i16 16, i16 17, i16 255, i16 -256, i16 31, i16 1000, i16 -3, i16 0, i16 1, i16 -1, i16 32767, i16 -32768], align 32
@i16.c = global [16 x i16] [i16 255, i16 -256, i16 31, i16 1000, i16 -3, i16 0, i16 1, i16 -1, i16 32767, i16 -32768, i16 5, i16 20000, i16 -20000, i16 15, i16 16, i16 17], align 32
@i16.r = global [16 x i16] zeroinitializer, align 32
@i32.a = global [16 x i32] [i32 0, i32 1, i32 -1, i32 2147483647, i32 -2147483648, i32 5, i32 2000000000, i32 -2000000000, i32 31, i32 32, i32 33, i32 65535, i32 -65536, i32 7, i32 100000, i32 -3], align 32
@i32.b = global [16 x i32] [i32 5, i32 2000000000, i32 -2000000000, i32 31, i32 32, i32 33, i32 65535, i32 -65536, i32 7, i32 100000, i32 -3, i32 0, i32 1, i32 -1, i32 2147483647, i32 -2147483648], align 32
@i32.c = global [16 x i32] [i32 65535, i32 -65536, i32 7, i32 100000, i32 -3, i32 0, i32 1, i32 -1, i32 2147483647, i32 -2147483648, i32 5, i32 2000000000, i32 -2000000000, i32 31, i32 32, i32 33], align 32
@i32.r = global [16 x i32] zeroinitializer, align 32
@i64.a = global [16 x i64] [i64 0, i64 1, i64 -1, i64 9223372036854775807, i64 -9223372036854775808, i64 5, i64 8000000000000000000, i64 -8000000000000000000, i64 63, i64 64, i64 65, i64 4294967295, i64 -4294967296, i64 7, i64 10000000000, i64 -3], align 32
@i64.b = global [16 x i64] [i64 5, i64 8000000000000000000, i64 -8000000000000000000, i64 63, i64 64, i64 65, i64 4294967295, i64 -4294967296, i64 7, i64 10000000000, i64 -3, i64 0, i64 1, i64 -1, i64 9223372036854775807, i64 -9223372036854775808], align 32
@i64.c = global [16 x i64] [i64 4294967295, i64 -4294967296, i64 7, i64 10000000000, i64 -3, i64 0, i64 1, i64 -1, i64 9223372036854775807, i64 -9223372036854775808, i64 5, i64 8000000000000000000, i64 -8000000000000000000, i64 63, i64 64, i64 65], align 32
@i64.r = global [16 x i64] zeroinitializer, align 32
@i8.a = global [16 x i8] [i8 0, i8 1, i8 -1, i8 127, i8 -128, i8 5, i8 100, i8 -100, i8 7, i8 8, i8 9, i8 64, i8 -64, i8 31, i8 33, i8 -3], align 32
@i8.b = global [16 x i8] [i8 5, i8 100, i8 -100, i8 7, i8 8, i8 9, i8 64, i8 -64, i8 31, i8 33, i8 -3, i8 0, i8 1, i8 -1, i8 127, i8 -128], align 32
@i8.c = global [16 x i8] [i8 64, i8 -64, i8 31, i8 33, i8 -3, i8 0, i8 1, i8 -1, i8 127, i8 -128, i8 5, i8 100, i8 -100, i8 7, i8 8, i8 9], align 32
@i8.r = global [16 x i8] zeroinitializer, align 32
@i16.f = constant [4 x i8] c"%d \00"
@i32.f = constant [4 x i8] c"%d \00"
@i64.f = constant [5 x i8] c"%ld \00"
@i8.f = constant [4 x i8] c"%d \00"
declare <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.usub.sat.v16i8(<16 x i8>, <16 x i8>)
declare <2 x i64> @llvm.sadd.sat.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.ssub.sat.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.uadd.sat.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.usub.sat.v2i64(<2 x i64>, <2 x i64>)
declare <4 x i16> @llvm.sadd.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.ssub.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.usub.sat.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i32> @llvm.sadd.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.ssub.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.usub.sat.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.usub.sat.v4i8(<4 x i8>, <4 x i8>)
declare <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.ssub.sat.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.uadd.sat.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.usub.sat.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i32> @llvm.sadd.sat.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.ssub.sat.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.uadd.sat.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.usub.sat.v8i32(<8 x i32>, <8 x i32>)
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)

define void @sadd.sat.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @uadd.sat.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @ssub.sat.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @usub.sat.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.usub.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @sadd.sat.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16> %a, <8 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @uadd.sat.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.uadd.sat.v8i16(<8 x i16> %a, <8 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @ssub.sat.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.ssub.sat.v8i16(<8 x i16> %a, <8 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @usub.sat.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.usub.sat.v8i16(<8 x i16> %a, <8 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @sadd.sat.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.sadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @uadd.sat.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.uadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @ssub.sat.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.ssub.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @usub.sat.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.usub.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @sadd.sat.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.sadd.sat.v2i64(<2 x i64> %a, <2 x i64> %b)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @uadd.sat.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.uadd.sat.v2i64(<2 x i64> %a, <2 x i64> %b)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @ssub.sat.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.ssub.sat.v2i64(<2 x i64> %a, <2 x i64> %b)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @usub.sat.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.usub.sat.v2i64(<2 x i64> %a, <2 x i64> %b)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @sadd.sat.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8> %a, <4 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @uadd.sat.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8> %a, <4 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @ssub.sat.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8> %a, <4 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @usub.sat.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.usub.sat.v4i8(<4 x i8> %a, <4 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @sadd.sat.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.sadd.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @uadd.sat.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @ssub.sat.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.ssub.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @usub.sat.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.usub.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @sadd.sat.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.sadd.sat.v8i32(<8 x i32> %a, <8 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @uadd.sat.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.uadd.sat.v8i32(<8 x i32> %a, <8 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @ssub.sat.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.ssub.sat.v8i32(<8 x i32> %a, <8 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @usub.sat.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.usub.sat.v8i32(<8 x i32> %a, <8 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @show.i16() noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i16, ptr @i16.r, i64 %i
  %x = load i16, ptr %at
  %y = sext i16 %x to i32
  %n = call i32 (ptr, ...) @printf(ptr @i16.f, i32 %y)
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, 16
  br i1 %end, label %out, label %loop
out:
  %nl = call i32 @putchar(i32 10)
  ret void
}

define void @show.i32() noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr @i32.r, i64 %i
  %x = load i32, ptr %at
  %n = call i32 (ptr, ...) @printf(ptr @i32.f, i32 %x)
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, 16
  br i1 %end, label %out, label %loop
out:
  %nl = call i32 @putchar(i32 10)
  ret void
}

define void @show.i64() noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i64, ptr @i64.r, i64 %i
  %x = load i64, ptr %at
  %n = call i32 (ptr, ...) @printf(ptr @i64.f, i64 %x)
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, 16
  br i1 %end, label %out, label %loop
out:
  %nl = call i32 @putchar(i32 10)
  ret void
}

define void @show.i8() noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i8, ptr @i8.r, i64 %i
  %x = load i8, ptr %at
  %y = sext i8 %x to i32
  %n = call i32 (ptr, ...) @printf(ptr @i8.f, i32 %y)
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, 16
  br i1 %end, label %out, label %loop
out:
  %nl = call i32 @putchar(i32 10)
  ret void
}

define i32 @main() {
  call void @sadd.sat.16.i8(i64 0)
  call void @show.i8()
  call void @uadd.sat.16.i8(i64 0)
  call void @show.i8()
  call void @ssub.sat.16.i8(i64 0)
  call void @show.i8()
  call void @usub.sat.16.i8(i64 0)
  call void @show.i8()
  call void @sadd.sat.8.i16(i64 0)
  call void @sadd.sat.8.i16(i64 8)
  call void @show.i16()
  call void @uadd.sat.8.i16(i64 0)
  call void @uadd.sat.8.i16(i64 8)
  call void @show.i16()
  call void @ssub.sat.8.i16(i64 0)
  call void @ssub.sat.8.i16(i64 8)
  call void @show.i16()
  call void @usub.sat.8.i16(i64 0)
  call void @usub.sat.8.i16(i64 8)
  call void @show.i16()
  call void @sadd.sat.4.i32(i64 0)
  call void @sadd.sat.4.i32(i64 4)
  call void @sadd.sat.4.i32(i64 8)
  call void @sadd.sat.4.i32(i64 12)
  call void @show.i32()
  call void @uadd.sat.4.i32(i64 0)
  call void @uadd.sat.4.i32(i64 4)
  call void @uadd.sat.4.i32(i64 8)
  call void @uadd.sat.4.i32(i64 12)
  call void @show.i32()
  call void @ssub.sat.4.i32(i64 0)
  call void @ssub.sat.4.i32(i64 4)
  call void @ssub.sat.4.i32(i64 8)
  call void @ssub.sat.4.i32(i64 12)
  call void @show.i32()
  call void @usub.sat.4.i32(i64 0)
  call void @usub.sat.4.i32(i64 4)
  call void @usub.sat.4.i32(i64 8)
  call void @usub.sat.4.i32(i64 12)
  call void @show.i32()
  call void @sadd.sat.2.i64(i64 0)
  call void @sadd.sat.2.i64(i64 2)
  call void @sadd.sat.2.i64(i64 4)
  call void @sadd.sat.2.i64(i64 6)
  call void @sadd.sat.2.i64(i64 8)
  call void @sadd.sat.2.i64(i64 10)
  call void @sadd.sat.2.i64(i64 12)
  call void @sadd.sat.2.i64(i64 14)
  call void @show.i64()
  call void @uadd.sat.2.i64(i64 0)
  call void @uadd.sat.2.i64(i64 2)
  call void @uadd.sat.2.i64(i64 4)
  call void @uadd.sat.2.i64(i64 6)
  call void @uadd.sat.2.i64(i64 8)
  call void @uadd.sat.2.i64(i64 10)
  call void @uadd.sat.2.i64(i64 12)
  call void @uadd.sat.2.i64(i64 14)
  call void @show.i64()
  call void @ssub.sat.2.i64(i64 0)
  call void @ssub.sat.2.i64(i64 2)
  call void @ssub.sat.2.i64(i64 4)
  call void @ssub.sat.2.i64(i64 6)
  call void @ssub.sat.2.i64(i64 8)
  call void @ssub.sat.2.i64(i64 10)
  call void @ssub.sat.2.i64(i64 12)
  call void @ssub.sat.2.i64(i64 14)
  call void @show.i64()
  call void @usub.sat.2.i64(i64 0)
  call void @usub.sat.2.i64(i64 2)
  call void @usub.sat.2.i64(i64 4)
  call void @usub.sat.2.i64(i64 6)
  call void @usub.sat.2.i64(i64 8)
  call void @usub.sat.2.i64(i64 10)
  call void @usub.sat.2.i64(i64 12)
  call void @usub.sat.2.i64(i64 14)
  call void @show.i64()
  call void @sadd.sat.4.i8(i64 0)
  call void @sadd.sat.4.i8(i64 4)
  call void @sadd.sat.4.i8(i64 8)
  call void @sadd.sat.4.i8(i64 12)
  call void @show.i8()
  call void @uadd.sat.4.i8(i64 0)
  call void @uadd.sat.4.i8(i64 4)
  call void @uadd.sat.4.i8(i64 8)
  call void @uadd.sat.4.i8(i64 12)
  call void @show.i8()
  call void @ssub.sat.4.i8(i64 0)
  call void @ssub.sat.4.i8(i64 4)
  call void @ssub.sat.4.i8(i64 8)
  call void @ssub.sat.4.i8(i64 12)
  call void @show.i8()
  call void @usub.sat.4.i8(i64 0)
  call void @usub.sat.4.i8(i64 4)
  call void @usub.sat.4.i8(i64 8)
  call void @usub.sat.4.i8(i64 12)
  call void @show.i8()
  call void @sadd.sat.4.i16(i64 0)
  call void @sadd.sat.4.i16(i64 4)
  call void @sadd.sat.4.i16(i64 8)
  call void @sadd.sat.4.i16(i64 12)
  call void @show.i16()
  call void @uadd.sat.4.i16(i64 0)
  call void @uadd.sat.4.i16(i64 4)
  call void @uadd.sat.4.i16(i64 8)
  call void @uadd.sat.4.i16(i64 12)
  call void @show.i16()
  call void @ssub.sat.4.i16(i64 0)
  call void @ssub.sat.4.i16(i64 4)
  call void @ssub.sat.4.i16(i64 8)
  call void @ssub.sat.4.i16(i64 12)
  call void @show.i16()
  call void @usub.sat.4.i16(i64 0)
  call void @usub.sat.4.i16(i64 4)
  call void @usub.sat.4.i16(i64 8)
  call void @usub.sat.4.i16(i64 12)
  call void @show.i16()
  call void @sadd.sat.8.i32(i64 0)
  call void @sadd.sat.8.i32(i64 8)
  call void @show.i32()
  call void @uadd.sat.8.i32(i64 0)
  call void @uadd.sat.8.i32(i64 8)
  call void @show.i32()
  call void @ssub.sat.8.i32(i64 0)
  call void @ssub.sat.8.i32(i64 8)
  call void @show.i32()
  call void @usub.sat.8.i32(i64 0)
  call void @usub.sat.8.i32(i64 8)
  call void @show.i32()
  ret i32 0
}
