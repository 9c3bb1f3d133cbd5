; test: minima, maxima and magnitudes of vectors of integers, of lanes of all sizes
; exit: 0
; stdout: 0 1 -100 7 -128 5 64 -100 7 8 -3 0 -64 -1 33 -128 
; stdout: 5 100 -1 127 8 9 100 -64 31 33 9 64 1 31 127 -3 
; stdout: 0 1 -100 7 8 5 64 -100 7 8 9 0 1 31 33 -128 
; stdout: 5 100 -1 127 -128 9 100 -64 31 33 -3 64 -64 -1 127 -3 
; stdout: 0 1 1 127 -128 5 100 100 7 8 9 64 64 31 33 3 
; stdout: 0 1 -20000 15 -32768 5 255 -20000 15 16 -3 0 -256 -1 1000 -32768 
; stdout: 5 20000 -1 32767 16 17 20000 -256 31 1000 17 255 1 31 32767 -3 
; stdout: 0 1 -20000 15 16 5 255 -20000 15 16 17 0 1 31 1000 -32768 
; stdout: 5 20000 -1 32767 -32768 17 20000 -256 31 1000 -3 255 -256 -1 32767 -3 
; stdout: 0 1 1 32767 -32768 5 20000 20000 15 16 17 255 256 31 1000 3 
; stdout: 0 1 -2000000000 31 -2147483648 5 65535 -2000000000 7 32 -3 0 -65536 -1 100000 -2147483648 
; stdout: 5 2000000000 -1 2147483647 32 33 2000000000 -65536 31 100000 33 65535 1 7 2147483647 -3 
; stdout: 0 1 -2000000000 31 32 5 65535 -2000000000 7 32 33 0 1 7 100000 -2147483648 
; stdout: 5 2000000000 -1 2147483647 -2147483648 33 2000000000 -65536 31 100000 -3 65535 -65536 -1 2147483647 -3 
; stdout: 0 1 1 2147483647 -2147483648 5 2000000000 2000000000 31 32 33 65535 65536 7 100000 3 
; stdout: 0 1 -8000000000000000000 63 -9223372036854775808 5 4294967295 -8000000000000000000 7 64 -3 0 -4294967296 -1 10000000000 -9223372036854775808 
; stdout: 5 8000000000000000000 -1 9223372036854775807 64 65 8000000000000000000 -4294967296 63 10000000000 65 4294967295 1 7 9223372036854775807 -3 
; stdout: 0 1 -8000000000000000000 63 64 5 4294967295 -8000000000000000000 7 64 65 0 1 7 10000000000 -9223372036854775808 
; stdout: 5 8000000000000000000 -1 9223372036854775807 -9223372036854775808 65 8000000000000000000 -4294967296 63 10000000000 -3 4294967295 -4294967296 -1 9223372036854775807 -3 
; stdout: 0 1 1 9223372036854775807 -9223372036854775808 5 8000000000000000000 8000000000000000000 63 64 65 4294967295 4294967296 7 10000000000 3 
; stdout: 0 1 -100 7 -128 5 64 -100 7 8 -3 0 -64 -1 33 -128 
; stdout: 5 100 -1 127 8 9 100 -64 31 33 9 64 1 31 127 -3 
; stdout: 0 1 -100 7 8 5 64 -100 7 8 9 0 1 31 33 -128 
; stdout: 5 100 -1 127 -128 9 100 -64 31 33 -3 64 -64 -1 127 -3 
; stdout: 0 1 1 127 -128 5 100 100 7 8 9 64 64 31 33 3 
; stdout: 0 1 -20000 15 -32768 5 255 -20000 15 16 -3 0 -256 -1 1000 -32768 
; stdout: 5 20000 -1 32767 16 17 20000 -256 31 1000 17 255 1 31 32767 -3 
; stdout: 0 1 -20000 15 16 5 255 -20000 15 16 17 0 1 31 1000 -32768 
; stdout: 5 20000 -1 32767 -32768 17 20000 -256 31 1000 -3 255 -256 -1 32767 -3 
; stdout: 0 1 1 32767 -32768 5 20000 20000 15 16 17 255 256 31 1000 3 
; stdout: 0 1 -2000000000 31 -2147483648 5 65535 -2000000000 7 32 -3 0 -65536 -1 100000 -2147483648 
; stdout: 5 2000000000 -1 2147483647 32 33 2000000000 -65536 31 100000 33 65535 1 7 2147483647 -3 
; stdout: 0 1 -2000000000 31 32 5 65535 -2000000000 7 32 33 0 1 7 100000 -2147483648 
; stdout: 5 2000000000 -1 2147483647 -2147483648 33 2000000000 -65536 31 100000 -3 65535 -65536 -1 2147483647 -3 
; stdout: 0 1 1 2147483647 -2147483648 5 2000000000 2000000000 31 32 33 65535 65536 7 100000 3 
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
declare <16 x i8> @llvm.abs.v16i8(<16 x i8>, i1)
declare <16 x i8> @llvm.smax.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.smin.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.umax.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.umin.v16i8(<16 x i8>, <16 x i8>)
declare <2 x i64> @llvm.abs.v2i64(<2 x i64>, i1)
declare <2 x i64> @llvm.smax.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.smin.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.umax.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.umin.v2i64(<2 x i64>, <2 x i64>)
declare <4 x i16> @llvm.abs.v4i16(<4 x i16>, i1)
declare <4 x i16> @llvm.smax.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.smin.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.umax.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.umin.v4i16(<4 x i16>, <4 x i16>)
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.umax.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i8> @llvm.abs.v4i8(<4 x i8>, i1)
declare <4 x i8> @llvm.smax.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.smin.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.umax.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.umin.v4i8(<4 x i8>, <4 x i8>)
declare <8 x i16> @llvm.abs.v8i16(<8 x i16>, i1)
declare <8 x i16> @llvm.smax.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.smin.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.umax.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.umin.v8i16(<8 x i16>, <8 x i16>)
declare <8 x i32> @llvm.abs.v8i32(<8 x i32>, i1)
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.smin.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.umax.v8i32(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>)
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)

define void @smin.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.smin.v16i8(<16 x i8> %a, <16 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @smax.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.smax.v16i8(<16 x i8> %a, <16 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @umin.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.umin.v16i8(<16 x i8> %a, <16 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @umax.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.umax.v16i8(<16 x i8> %a, <16 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @abs.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.abs.v16i8(<16 x i8> %a, i1 false)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @smin.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %a, <8 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @smax.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %a, <8 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @umin.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.umin.v8i16(<8 x i16> %a, <8 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @umax.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.umax.v8i16(<8 x i16> %a, <8 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @abs.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.abs.v8i16(<8 x i16> %a, i1 false)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @smin.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %a, <4 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @smax.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %a, <4 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @umin.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %a, <4 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @umax.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.umax.v4i32(<4 x i32> %a, <4 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @abs.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %a, i1 false)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @smin.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %a, <2 x i64> %b)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @smax.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.smax.v2i64(<2 x i64> %a, <2 x i64> %b)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @umin.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.umin.v2i64(<2 x i64> %a, <2 x i64> %b)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @umax.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.umax.v2i64(<2 x i64> %a, <2 x i64> %b)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @abs.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.abs.v2i64(<2 x i64> %a, i1 false)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @smin.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.smin.v4i8(<4 x i8> %a, <4 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @smax.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.smax.v4i8(<4 x i8> %a, <4 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @umin.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.umin.v4i8(<4 x i8> %a, <4 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @umax.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.umax.v4i8(<4 x i8> %a, <4 x i8> %b)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @abs.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.abs.v4i8(<4 x i8> %a, i1 false)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @smin.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.smin.v4i16(<4 x i16> %a, <4 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @smax.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.smax.v4i16(<4 x i16> %a, <4 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @umin.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.umin.v4i16(<4 x i16> %a, <4 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @umax.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.umax.v4i16(<4 x i16> %a, <4 x i16> %b)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @abs.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.abs.v4i16(<4 x i16> %a, i1 false)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @smin.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %a, <8 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @smax.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %a, <8 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @umin.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %a, <8 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @umax.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.umax.v8i32(<8 x i32> %a, <8 x i32> %b)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @abs.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.abs.v8i32(<8 x i32> %a, i1 false)
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
  call void @smin.16.i8(i64 0)
  call void @show.i8()
  call void @smax.16.i8(i64 0)
  call void @show.i8()
  call void @umin.16.i8(i64 0)
  call void @show.i8()
  call void @umax.16.i8(i64 0)
  call void @show.i8()
  call void @abs.16.i8(i64 0)
  call void @show.i8()
  call void @smin.8.i16(i64 0)
  call void @smin.8.i16(i64 8)
  call void @show.i16()
  call void @smax.8.i16(i64 0)
  call void @smax.8.i16(i64 8)
  call void @show.i16()
  call void @umin.8.i16(i64 0)
  call void @umin.8.i16(i64 8)
  call void @show.i16()
  call void @umax.8.i16(i64 0)
  call void @umax.8.i16(i64 8)
  call void @show.i16()
  call void @abs.8.i16(i64 0)
  call void @abs.8.i16(i64 8)
  call void @show.i16()
  call void @smin.4.i32(i64 0)
  call void @smin.4.i32(i64 4)
  call void @smin.4.i32(i64 8)
  call void @smin.4.i32(i64 12)
  call void @show.i32()
  call void @smax.4.i32(i64 0)
  call void @smax.4.i32(i64 4)
  call void @smax.4.i32(i64 8)
  call void @smax.4.i32(i64 12)
  call void @show.i32()
  call void @umin.4.i32(i64 0)
  call void @umin.4.i32(i64 4)
  call void @umin.4.i32(i64 8)
  call void @umin.4.i32(i64 12)
  call void @show.i32()
  call void @umax.4.i32(i64 0)
  call void @umax.4.i32(i64 4)
  call void @umax.4.i32(i64 8)
  call void @umax.4.i32(i64 12)
  call void @show.i32()
  call void @abs.4.i32(i64 0)
  call void @abs.4.i32(i64 4)
  call void @abs.4.i32(i64 8)
  call void @abs.4.i32(i64 12)
  call void @show.i32()
  call void @smin.2.i64(i64 0)
  call void @smin.2.i64(i64 2)
  call void @smin.2.i64(i64 4)
  call void @smin.2.i64(i64 6)
  call void @smin.2.i64(i64 8)
  call void @smin.2.i64(i64 10)
  call void @smin.2.i64(i64 12)
  call void @smin.2.i64(i64 14)
  call void @show.i64()
  call void @smax.2.i64(i64 0)
  call void @smax.2.i64(i64 2)
  call void @smax.2.i64(i64 4)
  call void @smax.2.i64(i64 6)
  call void @smax.2.i64(i64 8)
  call void @smax.2.i64(i64 10)
  call void @smax.2.i64(i64 12)
  call void @smax.2.i64(i64 14)
  call void @show.i64()
  call void @umin.2.i64(i64 0)
  call void @umin.2.i64(i64 2)
  call void @umin.2.i64(i64 4)
  call void @umin.2.i64(i64 6)
  call void @umin.2.i64(i64 8)
  call void @umin.2.i64(i64 10)
  call void @umin.2.i64(i64 12)
  call void @umin.2.i64(i64 14)
  call void @show.i64()
  call void @umax.2.i64(i64 0)
  call void @umax.2.i64(i64 2)
  call void @umax.2.i64(i64 4)
  call void @umax.2.i64(i64 6)
  call void @umax.2.i64(i64 8)
  call void @umax.2.i64(i64 10)
  call void @umax.2.i64(i64 12)
  call void @umax.2.i64(i64 14)
  call void @show.i64()
  call void @abs.2.i64(i64 0)
  call void @abs.2.i64(i64 2)
  call void @abs.2.i64(i64 4)
  call void @abs.2.i64(i64 6)
  call void @abs.2.i64(i64 8)
  call void @abs.2.i64(i64 10)
  call void @abs.2.i64(i64 12)
  call void @abs.2.i64(i64 14)
  call void @show.i64()
  call void @smin.4.i8(i64 0)
  call void @smin.4.i8(i64 4)
  call void @smin.4.i8(i64 8)
  call void @smin.4.i8(i64 12)
  call void @show.i8()
  call void @smax.4.i8(i64 0)
  call void @smax.4.i8(i64 4)
  call void @smax.4.i8(i64 8)
  call void @smax.4.i8(i64 12)
  call void @show.i8()
  call void @umin.4.i8(i64 0)
  call void @umin.4.i8(i64 4)
  call void @umin.4.i8(i64 8)
  call void @umin.4.i8(i64 12)
  call void @show.i8()
  call void @umax.4.i8(i64 0)
  call void @umax.4.i8(i64 4)
  call void @umax.4.i8(i64 8)
  call void @umax.4.i8(i64 12)
  call void @show.i8()
  call void @abs.4.i8(i64 0)
  call void @abs.4.i8(i64 4)
  call void @abs.4.i8(i64 8)
  call void @abs.4.i8(i64 12)
  call void @show.i8()
  call void @smin.4.i16(i64 0)
  call void @smin.4.i16(i64 4)
  call void @smin.4.i16(i64 8)
  call void @smin.4.i16(i64 12)
  call void @show.i16()
  call void @smax.4.i16(i64 0)
  call void @smax.4.i16(i64 4)
  call void @smax.4.i16(i64 8)
  call void @smax.4.i16(i64 12)
  call void @show.i16()
  call void @umin.4.i16(i64 0)
  call void @umin.4.i16(i64 4)
  call void @umin.4.i16(i64 8)
  call void @umin.4.i16(i64 12)
  call void @show.i16()
  call void @umax.4.i16(i64 0)
  call void @umax.4.i16(i64 4)
  call void @umax.4.i16(i64 8)
  call void @umax.4.i16(i64 12)
  call void @show.i16()
  call void @abs.4.i16(i64 0)
  call void @abs.4.i16(i64 4)
  call void @abs.4.i16(i64 8)
  call void @abs.4.i16(i64 12)
  call void @show.i16()
  call void @smin.8.i32(i64 0)
  call void @smin.8.i32(i64 8)
  call void @show.i32()
  call void @smax.8.i32(i64 0)
  call void @smax.8.i32(i64 8)
  call void @show.i32()
  call void @umin.8.i32(i64 0)
  call void @umin.8.i32(i64 8)
  call void @show.i32()
  call void @umax.8.i32(i64 0)
  call void @umax.8.i32(i64 8)
  call void @show.i32()
  call void @abs.8.i32(i64 0)
  call void @abs.8.i32(i64 8)
  call void @show.i32()
  ret i32 0
}
