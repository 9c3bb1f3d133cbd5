; test: an intrinsic that is declared or called with types that are not its own.

; The parameters of a declaration.
declare i64 @llvm.bswap.i64(i8)  ;~ error: parameter 1 of `@llvm.bswap.i64` is `i8`, but must be `i64`
declare i32 @llvm.ctlz.i32(i32, i32)  ;~ error: parameter 2 of `@llvm.ctlz.i32` is `i32`, but must be `i1`
; The result.
declare float @llvm.ctpop.i32(i32)  ;~ error: `@llvm.ctpop.i32` returns `float`, but must return an integer or a vector of integers
; A result that follows from what comes later.
declare i64 @llvm.vector.reduce.add.v4i32(<4 x i32>)  ;~ error: `@llvm.vector.reduce.add.v4i32` returns `i64`, but must return `i32`
; Too few and too many.
declare i64 @llvm.fshl.i64(i64)  ;~ error: `@llvm.fshl.i64` has 1 parameter, but must have 3
declare i64 @llvm.ctpop.i64(i64, i64)  ;~ error: `@llvm.ctpop.i64` has 2 parameters, but must have 1
; A vector of another length.
declare { <4 x i32>, <2 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32>, <4 x i32>)  ;~ error: `@llvm.sadd.with.overflow.v4i32` returns `{ <4 x i32>, <2 x i1> }`, but must return a struct `{ <4 x i32>, <4 x i1> }`
; `...`, and none.
declare void @llvm.donothing(...)  ;~ error: `@llvm.donothing` has `...`, but takes no more arguments
declare void @llvm.localescape()  ;~ error: `@llvm.localescape` must have `...` behind its parameters
; Fixed types.
declare <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32>, <2 x i64>)  ;~ error: parameter 2 of `@llvm.x86.sse2.psll.d` is `<2 x i64>`, but must be `<4 x i32>`
; What is never called is not judged.
declare i64 @llvm.bitreverse.i64(i8)
; But for a constant argument that has no parameter.
declare void @llvm.memcpy.i64(ptr, ptr, i64)  ;~ error: `@llvm.memcpy.i64` has 3 parameters, but must have 4

define void @f(<4 x i32> %v, <2 x i64> %w) {
  %1 = call i64 @llvm.bswap.i64(i8 5)
  %2 = call i32 @llvm.ctlz.i32(i32 1, i32 1)
  %3 = call float @llvm.ctpop.i32(i32 1)
  %4 = call i64 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  %5 = call i64 @llvm.fshl.i64(i64 5)
  %6 = call i64 @llvm.ctpop.i64(i64 5, i64 6)
  %7 = call { <4 x i32>, <2 x i1> } @llvm.sadd.with.overflow.v4i32(<4 x i32> %v, <4 x i32> %v)
  call void (...) @llvm.donothing()
  call void @llvm.localescape()
  %8 = call <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32> %v, <2 x i64> %w)
  ; A declaration is reported once.
  %9 = call i64 @llvm.bswap.i64(i8 6)
  ret void
}

; Without a declaration each call is judged.
define void @g() {
  %1 = call i8 @llvm.umax(i8 0, i16 1)  ;~ error: parameter 2 of `@llvm.umax` is `i16`, but must be `i8`
  %2 = call i8 @llvm.umin.i8(i8 0)  ;~ error: `@llvm.umin.i8` has 1 parameter, but must have 2
  %3 = call i16 @llvm.smax(i8 0, i8 1)  ;~ error: parameter 1 of `@llvm.smax` is `i8`, but must be `i16`
  ret void
}
