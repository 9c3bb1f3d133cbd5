; test: choices by comparisons of vectors, of lanes of all sizes
; exit: 0
; stdout: 0 1 31 33 -3 5 1 -100 7 8 9 100 -100 31 33 9 
; stdout: 0 1 31 33 -3 5 1 -100 7 8 9 100 -100 31 33 9 
; stdout: 64 -64 -1 127 -3 0 100 -1 127 -128 9 64 -100 31 8 -3 
; stdout: 64 -64 31 33 -3 0 1 -1 127 -128 5 100 -100 7 8 9 
; stdout: 5 0 0 0 0 0 0 -64 31 0 -3 0 0 -1 0 0 
; stdout: 5 100 -1 127 -128 9 100 -64 31 33 -3 64 -64 -1 127 -3 
; stdout: 0 1 31 1000 -3 5 1 -20000 15 16 17 20000 -20000 31 1000 17 
; stdout: 0 1 31 1000 -3 5 1 -20000 15 16 17 20000 -20000 31 1000 17 
; stdout: 255 -256 -1 32767 -3 0 20000 -1 32767 -32768 17 255 -20000 31 16 -3 
; stdout: 255 -256 31 1000 -3 0 1 -1 32767 -32768 5 20000 -20000 15 16 17 
; stdout: 5 0 0 0 0 0 0 -256 31 0 -3 0 0 -1 0 0 
; stdout: 5 20000 -1 32767 -32768 17 20000 -256 31 1000 -3 255 -256 -1 32767 -3 
; stdout: 0 1 7 100000 -3 5 1 -2000000000 2147483647 32 33 2000000000 -2000000000 7 100000 33 
; stdout: 0 1 7 100000 -3 5 1 -2000000000 2147483647 32 33 2000000000 -2000000000 7 100000 33 
; stdout: 65535 -65536 -1 2147483647 -3 0 2000000000 -1 31 -2147483648 33 65535 -2000000000 7 32 -3 
; stdout: 65535 -65536 7 100000 -3 0 1 -1 2147483647 -2147483648 5 2000000000 -2000000000 31 32 33 
; stdout: 5 0 0 0 0 0 0 -65536 0 0 -3 0 0 -1 0 0 
; stdout: 5 2000000000 -1 2147483647 -2147483648 33 2000000000 -65536 31 100000 -3 65535 -65536 -1 2147483647 -3 
; stdout: 0 1 7 10000000000 -3 5 1 -8000000000000000000 9223372036854775807 64 65 8000000000000000000 -8000000000000000000 7 10000000000 65 
; stdout: 0 1 7 10000000000 -3 5 1 -8000000000000000000 9223372036854775807 64 65 8000000000000000000 -8000000000000000000 7 10000000000 65 
; stdout: 4294967295 -4294967296 -1 9223372036854775807 -3 0 8000000000000000000 -1 63 -9223372036854775808 65 4294967295 -8000000000000000000 7 64 -3 
; stdout: 4294967295 -4294967296 7 10000000000 -3 0 1 -1 9223372036854775807 -9223372036854775808 5 8000000000000000000 -8000000000000000000 63 64 65 
; stdout: 5 0 0 0 0 0 0 -4294967296 0 0 -3 0 0 -1 0 0 
; stdout: 5 8000000000000000000 -1 9223372036854775807 -9223372036854775808 65 8000000000000000000 -4294967296 63 10000000000 -3 4294967295 -4294967296 -1 9223372036854775807 -3 
; stdout: 0 1 31 33 -3 5 1 -100 7 8 9 100 -100 31 33 9 
; stdout: 0 1 31 33 -3 5 1 -100 7 8 9 100 -100 31 33 9 
; stdout: 64 -64 -1 127 -3 0 100 -1 127 -128 9 64 -100 31 8 -3 
; stdout: 64 -64 31 33 -3 0 1 -1 127 -128 5 100 -100 7 8 9 
; stdout: 5 0 0 0 0 0 0 -64 31 0 -3 0 0 -1 0 0 
; stdout: 5 100 -1 127 -128 9 100 -64 31 33 -3 64 -64 -1 127 -3 
; stdout: 0 1 31 1000 -3 5 1 -20000 15 16 17 20000 -20000 31 1000 17 
; stdout: 0 1 31 1000 -3 5 1 -20000 15 16 17 20000 -20000 31 1000 17 
; stdout: 255 -256 -1 32767 -3 0 20000 -1 32767 -32768 17 255 -20000 31 16 -3 
; stdout: 255 -256 31 1000 -3 0 1 -1 32767 -32768 5 20000 -20000 15 16 17 
; stdout: 5 0 0 0 0 0 0 -256 31 0 -3 0 0 -1 0 0 
; stdout: 5 20000 -1 32767 -32768 17 20000 -256 31 1000 -3 255 -256 -1 32767 -3 
; stdout: 0 1 7 100000 -3 5 1 -2000000000 2147483647 32 33 2000000000 -2000000000 7 100000 33 
; stdout: 0 1 7 100000 -3 5 1 -2000000000 2147483647 32 33 2000000000 -2000000000 7 100000 33 
; stdout: 65535 -65536 -1 2147483647 -3 0 2000000000 -1 31 -2147483648 33 65535 -2000000000 7 32 -3 
; stdout: 65535 -65536 7 100000 -3 0 1 -1 2147483647 -2147483648 5 2000000000 -2000000000 31 32 33 
; stdout: 5 0 0 0 0 0 0 -65536 0 0 -3 0 0 -1 0 0 
; stdout: 5 2000000000 -1 2147483647 -2147483648 33 2000000000 -65536 31 100000 -3 65535 -65536 -1 2147483647 -3 
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
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)

define void @ugt.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %m = icmp ugt <16 x i8> %a, %b
  %r = select <16 x i1> %m, <16 x i8> %c, <16 x i8> %a
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @uge.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %m = icmp uge <16 x i8> %a, %b
  %r = select <16 x i1> %m, <16 x i8> %c, <16 x i8> %a
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @slt.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %m = icmp slt <16 x i8> %a, %b
  %r = select <16 x i1> %m, <16 x i8> %c, <16 x i8> %a
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @ne.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %m = icmp ne <16 x i8> %a, %b
  %r = select <16 x i1> %m, <16 x i8> %c, <16 x i8> %a
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @both.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %x = icmp ult <16 x i8> %a, %b
  %y = icmp sgt <16 x i8> %c, %b
  %m = and <16 x i1> %x, %y
  %r = select <16 x i1> %m, <16 x i8> %b, <16 x i8> zeroinitializer
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @greater.16.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <16 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <16 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <16 x i8>, ptr %pc, align 4
  %m = icmp ugt <16 x i8> %a, %b
  %r = select <16 x i1> %m, <16 x i8> %a, <16 x i8> %b
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <16 x i8> %r, ptr %pr, align 4
  ret void
}

define void @ugt.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %m = icmp ugt <8 x i16> %a, %b
  %r = select <8 x i1> %m, <8 x i16> %c, <8 x i16> %a
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @uge.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %m = icmp uge <8 x i16> %a, %b
  %r = select <8 x i1> %m, <8 x i16> %c, <8 x i16> %a
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @slt.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %m = icmp slt <8 x i16> %a, %b
  %r = select <8 x i1> %m, <8 x i16> %c, <8 x i16> %a
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @ne.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %m = icmp ne <8 x i16> %a, %b
  %r = select <8 x i1> %m, <8 x i16> %c, <8 x i16> %a
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @both.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %x = icmp ult <8 x i16> %a, %b
  %y = icmp sgt <8 x i16> %c, %b
  %m = and <8 x i1> %x, %y
  %r = select <8 x i1> %m, <8 x i16> %b, <8 x i16> zeroinitializer
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @greater.8.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <8 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <8 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <8 x i16>, ptr %pc, align 4
  %m = icmp ugt <8 x i16> %a, %b
  %r = select <8 x i1> %m, <8 x i16> %a, <8 x i16> %b
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <8 x i16> %r, ptr %pr, align 4
  ret void
}

define void @ugt.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %m = icmp ugt <4 x i32> %a, %b
  %r = select <4 x i1> %m, <4 x i32> %c, <4 x i32> %a
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @uge.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %m = icmp uge <4 x i32> %a, %b
  %r = select <4 x i1> %m, <4 x i32> %c, <4 x i32> %a
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @slt.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %m = icmp slt <4 x i32> %a, %b
  %r = select <4 x i1> %m, <4 x i32> %c, <4 x i32> %a
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @ne.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %m = icmp ne <4 x i32> %a, %b
  %r = select <4 x i1> %m, <4 x i32> %c, <4 x i32> %a
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @both.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %x = icmp ult <4 x i32> %a, %b
  %y = icmp sgt <4 x i32> %c, %b
  %m = and <4 x i1> %x, %y
  %r = select <4 x i1> %m, <4 x i32> %b, <4 x i32> zeroinitializer
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @greater.4.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <4 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <4 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <4 x i32>, ptr %pc, align 4
  %m = icmp ugt <4 x i32> %a, %b
  %r = select <4 x i1> %m, <4 x i32> %a, <4 x i32> %b
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <4 x i32> %r, ptr %pr, align 4
  ret void
}

define void @ugt.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %m = icmp ugt <2 x i64> %a, %b
  %r = select <2 x i1> %m, <2 x i64> %c, <2 x i64> %a
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @uge.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %m = icmp uge <2 x i64> %a, %b
  %r = select <2 x i1> %m, <2 x i64> %c, <2 x i64> %a
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @slt.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %m = icmp slt <2 x i64> %a, %b
  %r = select <2 x i1> %m, <2 x i64> %c, <2 x i64> %a
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @ne.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %m = icmp ne <2 x i64> %a, %b
  %r = select <2 x i1> %m, <2 x i64> %c, <2 x i64> %a
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @both.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %x = icmp ult <2 x i64> %a, %b
  %y = icmp sgt <2 x i64> %c, %b
  %m = and <2 x i1> %x, %y
  %r = select <2 x i1> %m, <2 x i64> %b, <2 x i64> zeroinitializer
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @greater.2.i64(i64 %at) noinline {
  %pa = getelementptr i64, ptr @i64.a, i64 %at
  %a = load <2 x i64>, ptr %pa, align 4
  %pb = getelementptr i64, ptr @i64.b, i64 %at
  %b = load <2 x i64>, ptr %pb, align 4
  %pc = getelementptr i64, ptr @i64.c, i64 %at
  %c = load <2 x i64>, ptr %pc, align 4
  %m = icmp ugt <2 x i64> %a, %b
  %r = select <2 x i1> %m, <2 x i64> %a, <2 x i64> %b
  %pr = getelementptr i64, ptr @i64.r, i64 %at
  store <2 x i64> %r, ptr %pr, align 4
  ret void
}

define void @ugt.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %m = icmp ugt <4 x i8> %a, %b
  %r = select <4 x i1> %m, <4 x i8> %c, <4 x i8> %a
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @uge.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %m = icmp uge <4 x i8> %a, %b
  %r = select <4 x i1> %m, <4 x i8> %c, <4 x i8> %a
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @slt.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %m = icmp slt <4 x i8> %a, %b
  %r = select <4 x i1> %m, <4 x i8> %c, <4 x i8> %a
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @ne.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %m = icmp ne <4 x i8> %a, %b
  %r = select <4 x i1> %m, <4 x i8> %c, <4 x i8> %a
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @both.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %x = icmp ult <4 x i8> %a, %b
  %y = icmp sgt <4 x i8> %c, %b
  %m = and <4 x i1> %x, %y
  %r = select <4 x i1> %m, <4 x i8> %b, <4 x i8> zeroinitializer
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @greater.4.i8(i64 %at) noinline {
  %pa = getelementptr i8, ptr @i8.a, i64 %at
  %a = load <4 x i8>, ptr %pa, align 4
  %pb = getelementptr i8, ptr @i8.b, i64 %at
  %b = load <4 x i8>, ptr %pb, align 4
  %pc = getelementptr i8, ptr @i8.c, i64 %at
  %c = load <4 x i8>, ptr %pc, align 4
  %m = icmp ugt <4 x i8> %a, %b
  %r = select <4 x i1> %m, <4 x i8> %a, <4 x i8> %b
  %pr = getelementptr i8, ptr @i8.r, i64 %at
  store <4 x i8> %r, ptr %pr, align 4
  ret void
}

define void @ugt.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %m = icmp ugt <4 x i16> %a, %b
  %r = select <4 x i1> %m, <4 x i16> %c, <4 x i16> %a
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @uge.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %m = icmp uge <4 x i16> %a, %b
  %r = select <4 x i1> %m, <4 x i16> %c, <4 x i16> %a
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @slt.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %m = icmp slt <4 x i16> %a, %b
  %r = select <4 x i1> %m, <4 x i16> %c, <4 x i16> %a
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @ne.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %m = icmp ne <4 x i16> %a, %b
  %r = select <4 x i1> %m, <4 x i16> %c, <4 x i16> %a
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @both.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %x = icmp ult <4 x i16> %a, %b
  %y = icmp sgt <4 x i16> %c, %b
  %m = and <4 x i1> %x, %y
  %r = select <4 x i1> %m, <4 x i16> %b, <4 x i16> zeroinitializer
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @greater.4.i16(i64 %at) noinline {
  %pa = getelementptr i16, ptr @i16.a, i64 %at
  %a = load <4 x i16>, ptr %pa, align 4
  %pb = getelementptr i16, ptr @i16.b, i64 %at
  %b = load <4 x i16>, ptr %pb, align 4
  %pc = getelementptr i16, ptr @i16.c, i64 %at
  %c = load <4 x i16>, ptr %pc, align 4
  %m = icmp ugt <4 x i16> %a, %b
  %r = select <4 x i1> %m, <4 x i16> %a, <4 x i16> %b
  %pr = getelementptr i16, ptr @i16.r, i64 %at
  store <4 x i16> %r, ptr %pr, align 4
  ret void
}

define void @ugt.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %m = icmp ugt <8 x i32> %a, %b
  %r = select <8 x i1> %m, <8 x i32> %c, <8 x i32> %a
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @uge.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %m = icmp uge <8 x i32> %a, %b
  %r = select <8 x i1> %m, <8 x i32> %c, <8 x i32> %a
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @slt.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %m = icmp slt <8 x i32> %a, %b
  %r = select <8 x i1> %m, <8 x i32> %c, <8 x i32> %a
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @ne.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %m = icmp ne <8 x i32> %a, %b
  %r = select <8 x i1> %m, <8 x i32> %c, <8 x i32> %a
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @both.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %x = icmp ult <8 x i32> %a, %b
  %y = icmp sgt <8 x i32> %c, %b
  %m = and <8 x i1> %x, %y
  %r = select <8 x i1> %m, <8 x i32> %b, <8 x i32> zeroinitializer
  %pr = getelementptr i32, ptr @i32.r, i64 %at
  store <8 x i32> %r, ptr %pr, align 4
  ret void
}

define void @greater.8.i32(i64 %at) noinline {
  %pa = getelementptr i32, ptr @i32.a, i64 %at
  %a = load <8 x i32>, ptr %pa, align 4
  %pb = getelementptr i32, ptr @i32.b, i64 %at
  %b = load <8 x i32>, ptr %pb, align 4
  %pc = getelementptr i32, ptr @i32.c, i64 %at
  %c = load <8 x i32>, ptr %pc, align 4
  %m = icmp ugt <8 x i32> %a, %b
  %r = select <8 x i1> %m, <8 x i32> %a, <8 x i32> %b
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
  call void @ugt.16.i8(i64 0)
  call void @show.i8()
  call void @uge.16.i8(i64 0)
  call void @show.i8()
  call void @slt.16.i8(i64 0)
  call void @show.i8()
  call void @ne.16.i8(i64 0)
  call void @show.i8()
  call void @both.16.i8(i64 0)
  call void @show.i8()
  call void @greater.16.i8(i64 0)
  call void @show.i8()
  call void @ugt.8.i16(i64 0)
  call void @ugt.8.i16(i64 8)
  call void @show.i16()
  call void @uge.8.i16(i64 0)
  call void @uge.8.i16(i64 8)
  call void @show.i16()
  call void @slt.8.i16(i64 0)
  call void @slt.8.i16(i64 8)
  call void @show.i16()
  call void @ne.8.i16(i64 0)
  call void @ne.8.i16(i64 8)
  call void @show.i16()
  call void @both.8.i16(i64 0)
  call void @both.8.i16(i64 8)
  call void @show.i16()
  call void @greater.8.i16(i64 0)
  call void @greater.8.i16(i64 8)
  call void @show.i16()
  call void @ugt.4.i32(i64 0)
  call void @ugt.4.i32(i64 4)
  call void @ugt.4.i32(i64 8)
  call void @ugt.4.i32(i64 12)
  call void @show.i32()
  call void @uge.4.i32(i64 0)
  call void @uge.4.i32(i64 4)
  call void @uge.4.i32(i64 8)
  call void @uge.4.i32(i64 12)
  call void @show.i32()
  call void @slt.4.i32(i64 0)
  call void @slt.4.i32(i64 4)
  call void @slt.4.i32(i64 8)
  call void @slt.4.i32(i64 12)
  call void @show.i32()
  call void @ne.4.i32(i64 0)
  call void @ne.4.i32(i64 4)
  call void @ne.4.i32(i64 8)
  call void @ne.4.i32(i64 12)
  call void @show.i32()
  call void @both.4.i32(i64 0)
  call void @both.4.i32(i64 4)
  call void @both.4.i32(i64 8)
  call void @both.4.i32(i64 12)
  call void @show.i32()
  call void @greater.4.i32(i64 0)
  call void @greater.4.i32(i64 4)
  call void @greater.4.i32(i64 8)
  call void @greater.4.i32(i64 12)
  call void @show.i32()
  call void @ugt.2.i64(i64 0)
  call void @ugt.2.i64(i64 2)
  call void @ugt.2.i64(i64 4)
  call void @ugt.2.i64(i64 6)
  call void @ugt.2.i64(i64 8)
  call void @ugt.2.i64(i64 10)
  call void @ugt.2.i64(i64 12)
  call void @ugt.2.i64(i64 14)
  call void @show.i64()
  call void @uge.2.i64(i64 0)
  call void @uge.2.i64(i64 2)
  call void @uge.2.i64(i64 4)
  call void @uge.2.i64(i64 6)
  call void @uge.2.i64(i64 8)
  call void @uge.2.i64(i64 10)
  call void @uge.2.i64(i64 12)
  call void @uge.2.i64(i64 14)
  call void @show.i64()
  call void @slt.2.i64(i64 0)
  call void @slt.2.i64(i64 2)
  call void @slt.2.i64(i64 4)
  call void @slt.2.i64(i64 6)
  call void @slt.2.i64(i64 8)
  call void @slt.2.i64(i64 10)
  call void @slt.2.i64(i64 12)
  call void @slt.2.i64(i64 14)
  call void @show.i64()
  call void @ne.2.i64(i64 0)
  call void @ne.2.i64(i64 2)
  call void @ne.2.i64(i64 4)
  call void @ne.2.i64(i64 6)
  call void @ne.2.i64(i64 8)
  call void @ne.2.i64(i64 10)
  call void @ne.2.i64(i64 12)
  call void @ne.2.i64(i64 14)
  call void @show.i64()
  call void @both.2.i64(i64 0)
  call void @both.2.i64(i64 2)
  call void @both.2.i64(i64 4)
  call void @both.2.i64(i64 6)
  call void @both.2.i64(i64 8)
  call void @both.2.i64(i64 10)
  call void @both.2.i64(i64 12)
  call void @both.2.i64(i64 14)
  call void @show.i64()
  call void @greater.2.i64(i64 0)
  call void @greater.2.i64(i64 2)
  call void @greater.2.i64(i64 4)
  call void @greater.2.i64(i64 6)
  call void @greater.2.i64(i64 8)
  call void @greater.2.i64(i64 10)
  call void @greater.2.i64(i64 12)
  call void @greater.2.i64(i64 14)
  call void @show.i64()
  call void @ugt.4.i8(i64 0)
  call void @ugt.4.i8(i64 4)
  call void @ugt.4.i8(i64 8)
  call void @ugt.4.i8(i64 12)
  call void @show.i8()
  call void @uge.4.i8(i64 0)
  call void @uge.4.i8(i64 4)
  call void @uge.4.i8(i64 8)
  call void @uge.4.i8(i64 12)
  call void @show.i8()
  call void @slt.4.i8(i64 0)
  call void @slt.4.i8(i64 4)
  call void @slt.4.i8(i64 8)
  call void @slt.4.i8(i64 12)
  call void @show.i8()
  call void @ne.4.i8(i64 0)
  call void @ne.4.i8(i64 4)
  call void @ne.4.i8(i64 8)
  call void @ne.4.i8(i64 12)
  call void @show.i8()
  call void @both.4.i8(i64 0)
  call void @both.4.i8(i64 4)
  call void @both.4.i8(i64 8)
  call void @both.4.i8(i64 12)
  call void @show.i8()
  call void @greater.4.i8(i64 0)
  call void @greater.4.i8(i64 4)
  call void @greater.4.i8(i64 8)
  call void @greater.4.i8(i64 12)
  call void @show.i8()
  call void @ugt.4.i16(i64 0)
  call void @ugt.4.i16(i64 4)
  call void @ugt.4.i16(i64 8)
  call void @ugt.4.i16(i64 12)
  call void @show.i16()
  call void @uge.4.i16(i64 0)
  call void @uge.4.i16(i64 4)
  call void @uge.4.i16(i64 8)
  call void @uge.4.i16(i64 12)
  call void @show.i16()
  call void @slt.4.i16(i64 0)
  call void @slt.4.i16(i64 4)
  call void @slt.4.i16(i64 8)
  call void @slt.4.i16(i64 12)
  call void @show.i16()
  call void @ne.4.i16(i64 0)
  call void @ne.4.i16(i64 4)
  call void @ne.4.i16(i64 8)
  call void @ne.4.i16(i64 12)
  call void @show.i16()
  call void @both.4.i16(i64 0)
  call void @both.4.i16(i64 4)
  call void @both.4.i16(i64 8)
  call void @both.4.i16(i64 12)
  call void @show.i16()
  call void @greater.4.i16(i64 0)
  call void @greater.4.i16(i64 4)
  call void @greater.4.i16(i64 8)
  call void @greater.4.i16(i64 12)
  call void @show.i16()
  call void @ugt.8.i32(i64 0)
  call void @ugt.8.i32(i64 8)
  call void @show.i32()
  call void @uge.8.i32(i64 0)
  call void @uge.8.i32(i64 8)
  call void @show.i32()
  call void @slt.8.i32(i64 0)
  call void @slt.8.i32(i64 8)
  call void @show.i32()
  call void @ne.8.i32(i64 0)
  call void @ne.8.i32(i64 8)
  call void @show.i32()
  call void @both.8.i32(i64 0)
  call void @both.8.i32(i64 8)
  call void @show.i32()
  call void @greater.8.i32(i64 0)
  call void @greater.8.i32(i64 8)
  call void @show.i32()
  ret i32 0
}
