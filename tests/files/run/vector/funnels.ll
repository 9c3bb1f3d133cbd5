; test: funnel shifts by vectors, and products, of lanes of all sizes
; exit: 0
; stdout: 0 1 -50 -2 1 5 -56 96 -113 8 63 0 0 -1 33 -5 
; stdout: 5 100 -1 -125 0 9 32 57 14 33 79 0 0 63 127 -64 
; stdout: 0 100 100 121 0 45 0 0 -39 8 -27 0 -64 -31 95 -128 
; stdout: 2 1 -10000 -256 2 5 -25536 32640 -32753 16 575 255 -256 -1 1000 -5 
; stdout: 0 20000 -1 -256 0 17 127 25537 30 1000 -28673 0 1 63 32767 -16384 
; stdout: 0 20000 20000 32753 0 85 -11808 8192 465 16000 -51 0 -256 -31 -1000 -32768 
; stdout: 2 1 -60 2147483647 4 5 -294967296 2147450880 -2147483645 32 1087 65535 -65536 -1 100000 -5 
; stdout: 0 2000000000 -15625000 31 0 33 32767 294967297 62 100000 268435455 0 1 15 2147483647 -1073741824 
; stdout: 0 2000000000 2000000000 2147483617 0 165 483027968 -1811939328 217 3200000 -99 0 -65536 -7 -100000 -2147483648 
; stdout: 2 1 -56 9223372036854775807 8 5 -2446744073709551616 9223372034707292160 -9223372036854775805 64 2111 4294967295 -4294967296 -1 10000000000 -5 
; stdout: 0 8000000000000000000 -62500000000000000 63 0 65 2147483647 2446744073709551617 126 10000000000 1152921504606846975 0 1 15 9223372036854775807 -4611686018427387904 
; stdout: 0 8000000000000000000 8000000000000000000 9223372036854775745 0 325 -3739594752507510784 4260405247492489216 441 640000000000 -195 0 -4294967296 -7 -10000000000 -9223372036854775808 
; stdout: 0 1 -50 -2 1 5 -56 96 -113 8 63 0 0 -1 33 -5 
; stdout: 5 100 -1 -125 0 9 32 57 14 33 79 0 0 63 127 -64 
; stdout: 0 100 100 121 0 45 0 0 -39 8 -27 0 -64 -31 95 -128 
; stdout: 2 1 -10000 -256 2 5 -25536 32640 -32753 16 575 255 -256 -1 1000 -5 
; stdout: 0 20000 -1 -256 0 17 127 25537 30 1000 -28673 0 1 63 32767 -16384 
; stdout: 0 20000 20000 32753 0 85 -11808 8192 465 16000 -51 0 -256 -31 -1000 -32768 
; stdout: 2 1 -60 2147483647 4 5 -294967296 2147450880 -2147483645 32 1087 65535 -65536 -1 100000 -5 
; stdout: 0 2000000000 -15625000 31 0 33 32767 294967297 62 100000 268435455 0 1 15 2147483647 -1073741824 
; stdout: 0 2000000000 2000000000 2147483617 0 165 483027968 -1811939328 217 3200000 -99 0 -65536 -7 -100000 -2147483648 
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
declare <16 x i8> @llvm.fshl.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.fshr.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
declare <2 x i64> @llvm.fshl.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.fshr.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
declare <4 x i16> @llvm.fshl.v4i16(<4 x i16>, <4 x i16>, <4 x i16>)
declare <4 x i16> @llvm.fshr.v4i16(<4 x i16>, <4 x i16>, <4 x i16>)
declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i8> @llvm.fshl.v4i8(<4 x i8>, <4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.fshr.v4i8(<4 x i8>, <4 x i8>, <4 x i8>)
declare <8 x i16> @llvm.fshl.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.fshr.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
declare <8 x i32> @llvm.fshl.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.fshr.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)

define void @fshl.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.fshl.v16i8(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @fshr.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = call <16 x i8> @llvm.fshr.v16i8(<16 x i8> %a, <16 x i8> %b, <16 x i8> %c)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @mul.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %r = mul <16 x i8> %a, %b
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @fshl.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.fshl.v8i16(<8 x i16> %a, <8 x i16> %b, <8 x i16> %c)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @fshr.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = call <8 x i16> @llvm.fshr.v8i16(<8 x i16> %a, <8 x i16> %b, <8 x i16> %c)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @mul.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %r = mul <8 x i16> %a, %b
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @fshl.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @fshr.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @mul.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %r = mul <4 x i32> %a, %b
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @fshl.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> %a, <2 x i64> %b, <2 x i64> %c)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @fshr.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = call <2 x i64> @llvm.fshr.v2i64(<2 x i64> %a, <2 x i64> %b, <2 x i64> %c)
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @mul.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %r = mul <2 x i64> %a, %b
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @fshl.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.fshl.v4i8(<4 x i8> %a, <4 x i8> %b, <4 x i8> %c)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @fshr.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = call <4 x i8> @llvm.fshr.v4i8(<4 x i8> %a, <4 x i8> %b, <4 x i8> %c)
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @mul.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %r = mul <4 x i8> %a, %b
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @fshl.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.fshl.v4i16(<4 x i16> %a, <4 x i16> %b, <4 x i16> %c)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @fshr.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = call <4 x i16> @llvm.fshr.v4i16(<4 x i16> %a, <4 x i16> %b, <4 x i16> %c)
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @mul.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %r = mul <4 x i16> %a, %b
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @fshl.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @fshr.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = call <8 x i32> @llvm.fshr.v8i32(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c)
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @mul.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %r = mul <8 x i32> %a, %b
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
  call void @fshl.16.i8(i64 0)
  call void @show.i8()
  call void @fshr.16.i8(i64 0)
  call void @show.i8()
  call void @mul.16.i8(i64 0)
  call void @show.i8()
  call void @fshl.8.i16(i64 0)
  call void @fshl.8.i16(i64 8)
  call void @show.i16()
  call void @fshr.8.i16(i64 0)
  call void @fshr.8.i16(i64 8)
  call void @show.i16()
  call void @mul.8.i16(i64 0)
  call void @mul.8.i16(i64 8)
  call void @show.i16()
  call void @fshl.4.i32(i64 0)
  call void @fshl.4.i32(i64 4)
  call void @fshl.4.i32(i64 8)
  call void @fshl.4.i32(i64 12)
  call void @show.i32()
  call void @fshr.4.i32(i64 0)
  call void @fshr.4.i32(i64 4)
  call void @fshr.4.i32(i64 8)
  call void @fshr.4.i32(i64 12)
  call void @show.i32()
  call void @mul.4.i32(i64 0)
  call void @mul.4.i32(i64 4)
  call void @mul.4.i32(i64 8)
  call void @mul.4.i32(i64 12)
  call void @show.i32()
  call void @fshl.2.i64(i64 0)
  call void @fshl.2.i64(i64 2)
  call void @fshl.2.i64(i64 4)
  call void @fshl.2.i64(i64 6)
  call void @fshl.2.i64(i64 8)
  call void @fshl.2.i64(i64 10)
  call void @fshl.2.i64(i64 12)
  call void @fshl.2.i64(i64 14)
  call void @show.i64()
  call void @fshr.2.i64(i64 0)
  call void @fshr.2.i64(i64 2)
  call void @fshr.2.i64(i64 4)
  call void @fshr.2.i64(i64 6)
  call void @fshr.2.i64(i64 8)
  call void @fshr.2.i64(i64 10)
  call void @fshr.2.i64(i64 12)
  call void @fshr.2.i64(i64 14)
  call void @show.i64()
  call void @mul.2.i64(i64 0)
  call void @mul.2.i64(i64 2)
  call void @mul.2.i64(i64 4)
  call void @mul.2.i64(i64 6)
  call void @mul.2.i64(i64 8)
  call void @mul.2.i64(i64 10)
  call void @mul.2.i64(i64 12)
  call void @mul.2.i64(i64 14)
  call void @show.i64()
  call void @fshl.4.i8(i64 0)
  call void @fshl.4.i8(i64 4)
  call void @fshl.4.i8(i64 8)
  call void @fshl.4.i8(i64 12)
  call void @show.i8()
  call void @fshr.4.i8(i64 0)
  call void @fshr.4.i8(i64 4)
  call void @fshr.4.i8(i64 8)
  call void @fshr.4.i8(i64 12)
  call void @show.i8()
  call void @mul.4.i8(i64 0)
  call void @mul.4.i8(i64 4)
  call void @mul.4.i8(i64 8)
  call void @mul.4.i8(i64 12)
  call void @show.i8()
  call void @fshl.4.i16(i64 0)
  call void @fshl.4.i16(i64 4)
  call void @fshl.4.i16(i64 8)
  call void @fshl.4.i16(i64 12)
  call void @show.i16()
  call void @fshr.4.i16(i64 0)
  call void @fshr.4.i16(i64 4)
  call void @fshr.4.i16(i64 8)
  call void @fshr.4.i16(i64 12)
  call void @show.i16()
  call void @mul.4.i16(i64 0)
  call void @mul.4.i16(i64 4)
  call void @mul.4.i16(i64 8)
  call void @mul.4.i16(i64 12)
  call void @show.i16()
  call void @fshl.8.i32(i64 0)
  call void @fshl.8.i32(i64 8)
  call void @show.i32()
  call void @fshr.8.i32(i64 0)
  call void @fshr.8.i32(i64 8)
  call void @show.i32()
  call void @mul.8.i32(i64 0)
  call void @mul.8.i32(i64 8)
  call void @show.i32()
  ret i32 0
}
