; test: lanes in the opposite order and one behind the other by lengths, lanes that another vector has, and memory filled by a pattern.
; exit: 0
; oracle: none (LLVM for x86 knows them of scalable vectors alone)
; stdout: 3 2 1 0
; stdout: 4 3 2 1
; stdout: 2 3 5 6
; stdout: 2 3 5 0
; stdout: 3 5 6 7
; stdout: 1 0 1 0
; stdout: 9 1000 9 1000 9 0
; stdout: 70000 70000 70000 0
@line = constant [13 x i8] c"%d %d %d %d\0A\00"
@six = constant [19 x i8] c"%d %d %d %d %d %d\0A\00"
@memory = global [6 x i32] zeroinitializer
@words = global [4 x i32] zeroinitializer
declare i32 @printf(ptr, ...)
declare <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32>, <4 x i32>, i32, <4 x i1>, i32, i32)
declare <4 x i1> @llvm.experimental.vector.match.v4i32.v3i32(<4 x i32>, <3 x i32>, <4 x i1>)
declare void @llvm.experimental.memset.pattern.p0.i64.i64(ptr, i64, i64, i1)
declare void @llvm.experimental.memset.pattern.p0.i32.i8(ptr, i32, i8, i1)
define void @show(<4 x i32> %v, i32 %n) {
  %w = insertelement <4 x i32> poison, i32 %n, i32 0
  %s = shufflevector <4 x i32> %w, <4 x i32> poison, <4 x i32> zeroinitializer
  %m = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %s
  %x = select <4 x i1> %m, <4 x i32> %v, <4 x i32> zeroinitializer
  %a = extractelement <4 x i32> %x, i32 0
  %b = extractelement <4 x i32> %x, i32 1
  %c = extractelement <4 x i32> %x, i32 2
  %d = extractelement <4 x i32> %x, i32 3
  %r = call i32 (ptr, ...) @printf(ptr @line, i32 %a, i32 %b, i32 %c, i32 %d)
  ret void
}
define <4 x i32> @reversed(<4 x i32> %v, i32 %n) noinline {
  %r = call <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32> %v, <4 x i1> splat (i1 true), i32 %n)
  ret <4 x i32> %r
}
define <4 x i32> @spliced(i32 %first) noinline {
  %r = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 5, i32 6, i32 7, i32 8>, i32 1, <4 x i1> splat (i1 true), i32 %first, i32 4)
  ret <4 x i32> %r
}
define <4 x i32> @from_end(i32 %first) noinline {
  %r = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 5, i32 6, i32 7, i32 8>, i32 -1, <4 x i1> splat (i1 true), i32 %first, i32 4)
  ret <4 x i32> %r
}
define <4 x i32> @matched(<4 x i32> %v, <3 x i32> %among, <4 x i1> %mask) noinline {
  %r = call <4 x i1> @llvm.experimental.vector.match.v4i32.v3i32(<4 x i32> %v, <3 x i32> %among, <4 x i1> %mask)
  %z = zext <4 x i1> %r to <4 x i32>
  ret <4 x i32> %z
}
define void @fill(ptr %p, i64 %n, i8 %m) noinline {
  call void @llvm.experimental.memset.pattern.p0.i64.i64(ptr %p, i64 4294967296009, i64 %n, i1 false)
  call void @llvm.experimental.memset.pattern.p0.i32.i8(ptr @words, i32 70000, i8 %m, i1 true)
  ret void
}
define i32 @main() {
  %a = call <4 x i32> @reversed(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 3)
  call void @show(<4 x i32> %a, i32 3)
  %b = call <4 x i32> @reversed(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 4)
  call void @show(<4 x i32> %b, i32 4)
  %c = call <4 x i32> @spliced(i32 3)
  call void @show(<4 x i32> %c, i32 4)
  call void @show(<4 x i32> %c, i32 3)
  %d = call <4 x i32> @from_end(i32 3)
  call void @show(<4 x i32> %d, i32 4)
  %e = call <4 x i32> @matched(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <3 x i32> <i32 4, i32 3, i32 1>, <4 x i1> <i1 true, i1 true, i1 true, i1 false>)
  call void @show(<4 x i32> %e, i32 4)
  call void @fill(ptr @memory, i64 2, i8 3)
  store i32 9, ptr getelementptr (i32, ptr @memory, i64 4)
  %m0 = load i32, ptr @memory
  %m1 = load i32, ptr getelementptr (i32, ptr @memory, i64 1)
  %m2 = load i32, ptr getelementptr (i32, ptr @memory, i64 2)
  %m3 = load i32, ptr getelementptr (i32, ptr @memory, i64 3)
  %m4 = load i32, ptr getelementptr (i32, ptr @memory, i64 4)
  %m5 = load i32, ptr getelementptr (i32, ptr @memory, i64 5)
  %n = call i32 (ptr, ...) @printf(ptr @six, i32 %m0, i32 %m1, i32 %m2, i32 %m3, i32 %m4, i32 %m5)
  %w = load <4 x i32>, ptr @words
  call void @show(<4 x i32> %w, i32 4)
  ret i32 0
}
