; test: intrinsics that move lanes, vectors of addresses, indices out of range, constant expressions
; exit: 0
; stdout: 1 2 8 4
; stdout: 3 4 5 6
; stdout: 2 3 4 5
; stdout: 4 3 2 1
; stdout: 1 5 2 6
; stdout: 1 3 5 7
; stdout: 0 1 2 3
; stdout: 1 1 0 0
; stdout: 1 0 0 0
; stdout: 8 20 44 3
; stdout: 1 0 1 0
; stdout: 5 7 3 40
; stdout: -8 1 127 128
@fmt = constant [13 x i8] c"%d %d %d %d\0A\00"
@data = global [16 x i32] zeroinitializer
declare i32 @printf(ptr, ...)
declare <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32>, <4 x i32>, i64)
declare <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32>, i64)
declare <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>)
declare <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32>, <4 x i32>)
declare { <4 x i32>, <4 x i32> } @llvm.vector.deinterleave2.v8i32(<8 x i32>)
declare <4 x i32> @llvm.experimental.stepvector.v4i32()
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64)
declare { <4 x i8>, <4 x i1> } @llvm.sadd.with.overflow.v4i8(<4 x i8>, <4 x i8>)

define void @show(<4 x i32> %v) {
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 1
  %c = extractelement <4 x i32> %v, i32 2
  %d = extractelement <4 x i32> %v, i32 3
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %a, i32 %b, i32 %c, i32 %d)
  ret void
}

define void @moves(<4 x i32> %v, <8 x i32> %w) {
  %i = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %w, <4 x i32> <i32 1, i32 2, i32 9, i32 8>, i64 4)
  %a = shufflevector <8 x i32> %i, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %a1 = shufflevector <4 x i32> %a, <4 x i32> %v, <4 x i32> <i32 0, i32 poison, i32 2, i32 3>
  %a2 = shufflevector <4 x i32> %a, <4 x i32> %a1, <4 x i32> <i32 4, i32 1, i32 2, i32 7>
  %a3 = insertelement <4 x i32> %a2, i32 8, i32 2
  %a4 = insertelement <4 x i32> %a3, i32 4, i32 3
  call void @show(<4 x i32> %a4)
  %half = shufflevector <8 x i32> %w, <8 x i32> poison, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 2, i32 3, i32 4, i32 5>
  %b = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %half, i64 4)
  call void @show(<4 x i32> %b)
  %c = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %v, <4 x i32> <i32 5, i32 6, i32 7, i32 8>, i32 1)
  call void @show(<4 x i32> %c)
  %d = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %v)
  %d1 = call <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32> %d, <4 x i32> %v, i32 -4)
  call void @show(<4 x i32> %d1)
  %e = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %v, <4 x i32> <i32 5, i32 6, i32 7, i32 8>)
  %e1 = shufflevector <8 x i32> %e, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  call void @show(<4 x i32> %e1)
  %f = call { <4 x i32>, <4 x i32> } @llvm.vector.deinterleave2.v8i32(<8 x i32> %w)
  %f0 = extractvalue { <4 x i32>, <4 x i32> } %f, 0
  call void @show(<4 x i32> %f0)
  %g = call <4 x i32> @llvm.experimental.stepvector.v4i32()
  call void @show(<4 x i32> %g)
  %h = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 7, i64 9)
  %h1 = zext <4 x i1> %h to <4 x i32>
  call void @show(<4 x i32> %h1)
  ; The sum of the index and the base does not wrap.
  %k = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 -2, i64 -1)
  %k1 = zext <4 x i1> %k to <4 x i32>
  call void @show(<4 x i32> %k1)
  ret void
}

define void @addresses(<4 x i32> %row, <4 x ptr> %p) {
  %a = getelementptr [3 x i32], <4 x ptr> %p, <4 x i32> %row, i64 2
  %base = ptrtoint <4 x ptr> %p to <4 x i64>
  %at = ptrtoint <4 x ptr> %a to <4 x i64>
  %d = sub <4 x i64> %at, %base
  %e = trunc <4 x i64> %d to <4 x i32>
  %f = insertelement <4 x i32> %e, i32 3, i32 3
  call void @show(<4 x i32> %f)
  %q = inttoptr <4 x i64> %at to <4 x ptr>
  %swapped = shufflevector <4 x ptr> %q, <4 x ptr> %p, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %same = icmp eq <4 x ptr> %swapped, %q
  %s = zext <4 x i1> %same to <4 x i32>
  call void @show(<4 x i32> %s)
  ret void
}

; An index that is out of range gives poison; what is around must stay.
define i32 @outside(<3 x i32> %v, i32 %far) {
  %a = alloca i32
  store i32 40, ptr %a
  %b = insertelement <3 x i32> %v, i32 99, i32 %far
  %c = extractelement <3 x i32> %v, i32 %far
  %d = add i32 %c, 0
  %r = load i32, ptr %a
  ret i32 %r
}

define i32 @main() {
  call void @moves(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>)
  %s = insertelement <4 x ptr> poison, ptr @data, i32 0
  %p = shufflevector <4 x ptr> %s, <4 x ptr> poison, <4 x i32> zeroinitializer
  call void @addresses(<4 x i32> <i32 0, i32 1, i32 3, i32 9>, <4 x ptr> %p)
  %o = call i32 @outside(<3 x i32> <i32 1, i32 2, i32 3>, i32 1000000)
  %ov = insertelement <4 x i32> <i32 5, i32 7, i32 3, i32 0>, i32 %o, i32 3
  call void @show(<4 x i32> %ov)
  %v = call { <4 x i8>, <4 x i1> } @llvm.sadd.with.overflow.v4i8(<4 x i8> <i8 -3, i8 100, i8 100, i8 -128>, <4 x i8> <i8 -5, i8 27, i8 28, i8 -1>)
  %v0 = extractvalue { <4 x i8>, <4 x i1> } %v, 0
  %v1 = extractvalue { <4 x i8>, <4 x i1> } %v, 1
  %x = sext <4 x i8> %v0 to <4 x i32>
  %y = zext <4 x i1> %v1 to <4 x i32>
  %z = shufflevector <4 x i32> %x, <4 x i32> %y, <4 x i32> <i32 0, i32 7, i32 1, i32 2>
  %big = and <4 x i32> %z, <i32 -1, i32 -1, i32 -1, i32 255>
  call void @show(<4 x i32> %big)
  ret i32 0
}
