; test: lanes that are no whole bytes are packed in memory and in casts, the first one lowest
; exit: 0
; stdout: a5 5 c3 321
; stdout: 5 2 0 7
; stdout: 123456789 1abc80fff
; stdout: 8000000000000001
; stdout: ff 1 0
@fmt1 = constant [6 x i8] c"%llx\0A\00"
@fmt2 = constant [11 x i8] c"%llx %llx\0A\00"
@fmt3 = constant [10 x i8] c"%x %x %x\0A\00"
@fmt4 = constant [13 x i8] c"%x %x %x %x\0A\00"
@mem = global [32 x i8] zeroinitializer
@init = global <8 x i1> <i1 1, i1 0, i1 1, i1 0, i1 0, i1 1, i1 0, i1 1>
@three = global <3 x i1> <i1 1, i1 0, i1 1>
declare i32 @printf(ptr, ...)

define i32 @main() {
  %a = load i8, ptr @init
  %b = load i8, ptr @three
  store <2 x i4> <i4 3, i4 12>, ptr @mem
  %c = load i8, ptr @mem
  store <3 x i4> <i4 1, i4 2, i4 3>, ptr @mem
  %d = load i16, ptr @mem
  %aw = zext i8 %a to i32
  %bw = zext i8 %b to i32
  %cw = zext i8 %c to i32
  %dw = zext i16 %d to i32
  call i32 (ptr, ...) @printf(ptr @fmt4, i32 %aw, i32 %bw, i32 %cw, i32 %dw)

  store volatile i16 3857, ptr @mem
  %v = load <5 x i3>, ptr @mem
  %v1 = insertelement <5 x i3> %v, i3 5, i32 0
  store <5 x i3> %v1, ptr @mem
  %e = load <5 x i3>, ptr @mem
  %e0 = extractelement <5 x i3> %e, i32 0
  %e1 = extractelement <5 x i3> %e, i32 1
  %e3 = extractelement <5 x i3> %e, i32 4
  %e2 = extractelement <5 x i3> %e, i32 3
  %x0 = zext i3 %e0 to i32
  %x1 = zext i3 %e1 to i32
  %x2 = zext i3 %e3 to i32
  %x3 = zext i3 %e2 to i32
  call i32 (ptr, ...) @printf(ptr @fmt4, i32 %x0, i32 %x1, i32 %x2, i32 %x3)

  ; 66 bits: the second lane lies across two words.
  store <2 x i33> <i33 4886718345, i33 7176982527>, ptr @mem
  %w = load <2 x i33>, ptr @mem
  %w0 = extractelement <2 x i33> %w, i32 0
  %w1 = extractelement <2 x i33> %w, i32 1
  %y0 = zext i33 %w0 to i64
  %y1 = zext i33 %w1 to i64
  call i32 (ptr, ...) @printf(ptr @fmt2, i64 %y0, i64 %y1)

  %ones = insertelement <64 x i1> zeroinitializer, i1 true, i32 0
  %both = insertelement <64 x i1> %ones, i1 true, i32 63
  %n = bitcast <64 x i1> %both to i64
  call i32 (ptr, ...) @printf(ptr @fmt1, i64 %n)

  %big = bitcast i128 18446744073709551871 to <128 x i1>
  %lo = shufflevector <128 x i1> %big, <128 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %lo8 = bitcast <8 x i1> %lo to i8
  %bit64 = extractelement <128 x i1> %big, i32 64
  %bit65 = extractelement <128 x i1> %big, i32 65
  %z0 = zext i8 %lo8 to i32
  %z1 = zext i1 %bit64 to i32
  %z2 = zext i1 %bit65 to i32
  call i32 (ptr, ...) @printf(ptr @fmt3, i32 %z0, i32 %z1, i32 %z2)
  ret i32 0
}
