; test: what is said of intrinsics: their declaration, the constant, the nearest name.

declare i64 @llvm.bswap.i64(i8)  ;~ error: parameter 1 of `@llvm.bswap.i64` is `i8`, but must be `i64`
declare i32 @llvm.ctpob.i32(i32)  ;~ warning: `@llvm.ctpob.i32` is no intrinsic that is known

define i64 @f(i1 %zero, i32 %x) {
  %1 = call i64 @llvm.bswap.i64(i8 5)
  %2 = call i32 @llvm.ctlz.i32(i32 %x, i1 %zero)  ;~ error: argument 2 of `@llvm.ctlz` must be a constant, and `%zero` is none
  %3 = call i32 @llvm.ctpob.i32(i32 %x)
  %4 = call i64 @llvm.fshl.i64(i64 5)  ;~ error: `@llvm.fshl.i64` has 1 parameter, but must have 3
  %5 = call i32 @llvm.umull.fix.i32(i32 %x, i32 %x, i32 40)  ;~ error: `@llvm.umull.fix.i32` is no intrinsic that is known
  %6 = call i32 @llvm.umul.fix.i32(i32 %x, i32 %x, i32 40)  ;~ error: a scale of 40 is too large for 32 bits
  ret i64 %1
}
