; test: intrinsics are judged by the table for every language.
; flags: --std llvm

declare i64 @llvm.bswap.i64(i8)  ;~ error: parameter 1 of `@llvm.bswap.i64` is `i8`, but must be `i64`
declare double @llvm.sqrt.f32(double)
declare void @llvm.nothing.like.it()  ;~ warning: `@llvm.nothing.like.it` is no intrinsic that is known

define i32 @llvm.ctpop.i32(i32 %x) {  ;~ error: `@llvm.ctpop.i32` has a name of intrinsics, and so cannot be defined
  ret i32 %x
}

define double @f(i1 %c) {
  %1 = call i64 @llvm.bswap.i64(i8 5)
  %2 = call i32 @llvm.ctlz.i32(i32 1, i1 %c)  ;~ error: argument 2 of `@llvm.ctlz` must be a constant, and `%c` is none
  %3 = call i32 @llvm.foobar(i32 1)  ;~ error: `@llvm.foobar` is no intrinsic that is known
  %4 = call double @llvm.sqrt.f32(double 2.0)
  ret double %4
}
