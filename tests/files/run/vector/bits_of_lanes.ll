; test: bytes and bits of the lanes of vectors in other orders, and zeros counted
; exit: 0
; stdout: 0 -128 -1 -2 1 -96 38 57 -32 16 -112 2 3 -8 -124 -65 
; stdout: 8 7 0 1 0 5 1 0 5 4 4 1 0 3 2 0 
; stdout: 8 0 0 0 7 0 2 2 0 3 0 6 6 0 0 0 
; stdout: 0 256 -1 -129 128 1280 8270 -8015 3840 4096 4352 -256 255 7936 -6141 -513 
; stdout: 0 -32768 -1 -2 1 -24576 1138 1933 -4096 2048 -30720 -256 255 -2048 6080 -16385 
; stdout: 16 15 0 1 0 13 1 0 12 11 11 8 0 11 6 0 
; stdout: 16 0 0 0 15 0 5 5 0 4 0 0 8 0 3 0 
; stdout: 0 16777216 -1 -129 128 83886080 9713015 7129736 520093696 536870912 553648128 -65536 65535 117440512 -1601830656 -33554433 
; stdout: 0 -2147483648 -1 -2 1 -1610612736 2731246 3560209 -134217728 67108864 -2080374784 -65536 65535 -536870912 90275840 -1073741825 
; stdout: 32 31 0 1 0 29 1 0 27 26 26 16 0 29 15 0 
; stdout: 32 0 0 0 31 0 10 10 0 5 0 0 16 0 5 0 
; stdout: 0 72057594037927936 -1 -129 128 360287970189639680 35440421045615 247134067292816 4539628424389459968 4611686018427387904 4683743612465315840 -4294967296 4294967295 504403158265495552 64188750128742400 -144115188075855873 
; stdout: 0 -9223372036854775808 -1 -2 1 -6917529027641081856 5346054480118 7848085053193 -288230376151711744 144115188075855872 -9079256848778919936 -4294967296 4294967295 -2305843009213693952 11206403972661248 -4611686018427387905 
; stdout: 64 63 0 1 0 61 1 0 58 57 57 32 0 61 30 0 
; stdout: 64 0 0 0 63 0 21 21 0 6 0 0 32 0 10 0 
; stdout: 0 -128 -1 -2 1 -96 38 57 -32 16 -112 2 3 -8 -124 -65 
; stdout: 8 7 0 1 0 5 1 0 5 4 4 1 0 3 2 0 
; stdout: 8 0 0 0 7 0 2 2 0 3 0 6 6 0 0 0 
; stdout: 0 256 -1 -129 128 1280 8270 -8015 3840 4096 4352 -256 255 7936 -6141 -513 
; stdout: 0 -32768 -1 -2 1 -24576 1138 1933 -4096 2048 -30720 -256 255 -2048 6080 -16385 
; stdout: 16 15 0 1 0 13 1 0 12 11 11 8 0 11 6 0 
; stdout: 16 0 0 0 15 0 5 5 0 4 0 0 8 0 3 0 
; stdout: 0 16777216 -1 -129 128 83886080 9713015 7129736 520093696 536870912 553648128 -65536 65535 117440512 -1601830656 -33554433 
; stdout: 0 -2147483648 -1 -2 1 -1610612736 2731246 3560209 -134217728 67108864 -2080374784 -65536 65535 -536870912 90275840 -1073741825 
; stdout: 32 31 0 1 0 29 1 0 27 26 26 16 0 29 15 0 
; stdout: 32 0 0 0 31 0 10 10 0 5 0 0 16 0 5 0 
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
declare <16 x i8> @llvm.bitreverse.v16i8(<16 x i8>)
declare <16 x i8> @llvm.ctlz.v16i8(<16 x i8>, i1)
declare <16 x i8> @llvm.cttz.v16i8(<16 x i8>, i1)
declare <2 x i64> @llvm.bitreverse.v2i64(<2 x i64>)
declare <2 x i64> @llvm.bswap.v2i64(<2 x i64>)
declare <2 x i64> @llvm.ctlz.v2i64(<2 x i64>, i1)
declare <2 x i64> @llvm.cttz.v2i64(<2 x i64>, i1)
declare <4 x i16> @llvm.bitreverse.v4i16(<4 x i16>)
declare <4 x i16> @llvm.bswap.v4i16(<4 x i16>)
declare <4 x i16> @llvm.ctlz.v4i16(<4 x i16>, i1)
declare <4 x i16> @llvm.cttz.v4i16(<4 x i16>, i1)
declare <4 x i32> @llvm.bitreverse.v4i32(<4 x i32>)
declare <4 x i32> @llvm.bswap.v4i32(<4 x i32>)
declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.cttz.v4i32(<4 x i32>, i1)
declare <4 x i8> @llvm.bitreverse.v4i8(<4 x i8>)
declare <4 x i8> @llvm.ctlz.v4i8(<4 x i8>, i1)
declare <4 x i8> @llvm.cttz.v4i8(<4 x i8>, i1)
declare <8 x i16> @llvm.bitreverse.v8i16(<8 x i16>)
declare <8 x i16> @llvm.bswap.v8i16(<8 x i16>)
declare <8 x i16> @llvm.ctlz.v8i16(<8 x i16>, i1)
declare <8 x i16> @llvm.cttz.v8i16(<8 x i16>, i1)
declare <8 x i32> @llvm.bitreverse.v8i32(<8 x i32>)
declare <8 x i32> @llvm.bswap.v8i32(<8 x i32>)
declare <8 x i32> @llvm.ctlz.v8i32(<8 x i32>, i1)
declare <8 x i32> @llvm.cttz.v8i32(<8 x i32>, i1)
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)

define void @bitreverse.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.bitreverse.v16i8(<16 x i8> %a)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @ctlz.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.ctlz.v16i8(<16 x i8> %a, i1 false)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @cttz.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.cttz.v16i8(<16 x i8> %a, i1 false)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @bswap.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.bswap.v8i16(<8 x i16> %a)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @bitreverse.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.bitreverse.v8i16(<8 x i16> %a)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @ctlz.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.ctlz.v8i16(<8 x i16> %a, i1 false)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @cttz.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.cttz.v8i16(<8 x i16> %a, i1 false)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @bswap.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %a)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @bitreverse.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.bitreverse.v4i32(<4 x i32> %a)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @ctlz.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %a, i1 false)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @cttz.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.cttz.v4i32(<4 x i32> %a, i1 false)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @bswap.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.bswap.v2i64(<2 x i64> %a)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @bitreverse.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.bitreverse.v2i64(<2 x i64> %a)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @ctlz.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.ctlz.v2i64(<2 x i64> %a, i1 false)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @cttz.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.cttz.v2i64(<2 x i64> %a, i1 false)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @bitreverse.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.bitreverse.v4i8(<4 x i8> %a)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @ctlz.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.ctlz.v4i8(<4 x i8> %a, i1 false)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @cttz.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.cttz.v4i8(<4 x i8> %a, i1 false)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @bswap.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.bswap.v4i16(<4 x i16> %a)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @bitreverse.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.bitreverse.v4i16(<4 x i16> %a)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @ctlz.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.ctlz.v4i16(<4 x i16> %a, i1 false)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @cttz.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.cttz.v4i16(<4 x i16> %a, i1 false)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @bswap.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.bswap.v8i32(<8 x i32> %a)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @bitreverse.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.bitreverse.v8i32(<8 x i32> %a)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @ctlz.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.ctlz.v8i32(<8 x i32> %a, i1 false)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @cttz.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.cttz.v8i32(<8 x i32> %a, i1 false)
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
  call void @bitreverse.16.i8(i64 0)
  call void @show.i8()
  call void @ctlz.16.i8(i64 0)
  call void @show.i8()
  call void @cttz.16.i8(i64 0)
  call void @show.i8()
  call void @bswap.8.i16(i64 0)
  call void @bswap.8.i16(i64 8)
  call void @show.i16()
  call void @bitreverse.8.i16(i64 0)
  call void @bitreverse.8.i16(i64 8)
  call void @show.i16()
  call void @ctlz.8.i16(i64 0)
  call void @ctlz.8.i16(i64 8)
  call void @show.i16()
  call void @cttz.8.i16(i64 0)
  call void @cttz.8.i16(i64 8)
  call void @show.i16()
  call void @bswap.4.i32(i64 0)
  call void @bswap.4.i32(i64 4)
  call void @bswap.4.i32(i64 8)
  call void @bswap.4.i32(i64 12)
  call void @show.i32()
  call void @bitreverse.4.i32(i64 0)
  call void @bitreverse.4.i32(i64 4)
  call void @bitreverse.4.i32(i64 8)
  call void @bitreverse.4.i32(i64 12)
  call void @show.i32()
  call void @ctlz.4.i32(i64 0)
  call void @ctlz.4.i32(i64 4)
  call void @ctlz.4.i32(i64 8)
  call void @ctlz.4.i32(i64 12)
  call void @show.i32()
  call void @cttz.4.i32(i64 0)
  call void @cttz.4.i32(i64 4)
  call void @cttz.4.i32(i64 8)
  call void @cttz.4.i32(i64 12)
  call void @show.i32()
  call void @bswap.2.i64(i64 0)
  call void @bswap.2.i64(i64 2)
  call void @bswap.2.i64(i64 4)
  call void @bswap.2.i64(i64 6)
  call void @bswap.2.i64(i64 8)
  call void @bswap.2.i64(i64 10)
  call void @bswap.2.i64(i64 12)
  call void @bswap.2.i64(i64 14)
  call void @show.i64()
  call void @bitreverse.2.i64(i64 0)
  call void @bitreverse.2.i64(i64 2)
  call void @bitreverse.2.i64(i64 4)
  call void @bitreverse.2.i64(i64 6)
  call void @bitreverse.2.i64(i64 8)
  call void @bitreverse.2.i64(i64 10)
  call void @bitreverse.2.i64(i64 12)
  call void @bitreverse.2.i64(i64 14)
  call void @show.i64()
  call void @ctlz.2.i64(i64 0)
  call void @ctlz.2.i64(i64 2)
  call void @ctlz.2.i64(i64 4)
  call void @ctlz.2.i64(i64 6)
  call void @ctlz.2.i64(i64 8)
  call void @ctlz.2.i64(i64 10)
  call void @ctlz.2.i64(i64 12)
  call void @ctlz.2.i64(i64 14)
  call void @show.i64()
  call void @cttz.2.i64(i64 0)
  call void @cttz.2.i64(i64 2)
  call void @cttz.2.i64(i64 4)
  call void @cttz.2.i64(i64 6)
  call void @cttz.2.i64(i64 8)
  call void @cttz.2.i64(i64 10)
  call void @cttz.2.i64(i64 12)
  call void @cttz.2.i64(i64 14)
  call void @show.i64()
  call void @bitreverse.4.i8(i64 0)
  call void @bitreverse.4.i8(i64 4)
  call void @bitreverse.4.i8(i64 8)
  call void @bitreverse.4.i8(i64 12)
  call void @show.i8()
  call void @ctlz.4.i8(i64 0)
  call void @ctlz.4.i8(i64 4)
  call void @ctlz.4.i8(i64 8)
  call void @ctlz.4.i8(i64 12)
  call void @show.i8()
  call void @cttz.4.i8(i64 0)
  call void @cttz.4.i8(i64 4)
  call void @cttz.4.i8(i64 8)
  call void @cttz.4.i8(i64 12)
  call void @show.i8()
  call void @bswap.4.i16(i64 0)
  call void @bswap.4.i16(i64 4)
  call void @bswap.4.i16(i64 8)
  call void @bswap.4.i16(i64 12)
  call void @show.i16()
  call void @bitreverse.4.i16(i64 0)
  call void @bitreverse.4.i16(i64 4)
  call void @bitreverse.4.i16(i64 8)
  call void @bitreverse.4.i16(i64 12)
  call void @show.i16()
  call void @ctlz.4.i16(i64 0)
  call void @ctlz.4.i16(i64 4)
  call void @ctlz.4.i16(i64 8)
  call void @ctlz.4.i16(i64 12)
  call void @show.i16()
  call void @cttz.4.i16(i64 0)
  call void @cttz.4.i16(i64 4)
  call void @cttz.4.i16(i64 8)
  call void @cttz.4.i16(i64 12)
  call void @show.i16()
  call void @bswap.8.i32(i64 0)
  call void @bswap.8.i32(i64 8)
  call void @show.i32()
  call void @bitreverse.8.i32(i64 0)
  call void @bitreverse.8.i32(i64 8)
  call void @show.i32()
  call void @ctlz.8.i32(i64 0)
  call void @ctlz.8.i32(i64 8)
  call void @show.i32()
  call void @cttz.8.i32(i64 0)
  call void @cttz.8.i32(i64 8)
  call void @show.i32()
  ret i32 0
}
