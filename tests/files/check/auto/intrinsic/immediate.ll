; test: arguments that must be constants.

declare i32 @llvm.ctlz.i32(i32, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare <4 x float> @llvm.x86.sse41.round.ps(<4 x float>, i32)
declare ptr @llvm.returnaddress(i32)
; Of intrinsics that are not known the declaration says it.
declare void @llvm.unknown(i32 immarg)  ;~ warning: `@llvm.unknown` is no intrinsic that is known
declare i32 @llvm.expect.i32(i32, i32)
declare i64 @llvm.abs.i64(i64, i1 immarg noundef)  ;~ error: `immarg` cannot stand beside other attributes

define void @f(i1 %c, i32 %n, ptr %p, <4 x float> %v) {
  %1 = call i32 @llvm.ctlz.i32(i32 1, i1 %c)  ;~ error: argument 2 of `@llvm.ctlz` must be a constant, and `%c` is none
  %2 = call i32 @llvm.ctlz.i32(i32 1, i1 undef)  ;~ error: argument 2 of `@llvm.ctlz` must be a constant, and `undef` is none
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 %c)  ;~ error: argument 4 of `@llvm.memcpy` must be a constant, and `%c` is none
  %3 = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %v, i32 %n)  ;~ error: argument 2 of `@llvm.x86.sse41.round.ps` must be a constant, and `%n` is none
  %4 = call ptr @llvm.returnaddress(i32 %n)  ;~ error: argument 1 of `@llvm.returnaddress` must be a constant, and `%n` is none
  call void @llvm.unknown(i32 %n)  ;~ error: argument 1 of `@llvm.unknown` must be a constant, and `%n` is none
  ; Without a declaration as well.
  %5 = call i32 @llvm.cttz.i32(i32 1, i1 %c)  ;~ error: argument 2 of `@llvm.cttz` must be a constant, and `%c` is none
  ; No constant is asked for here.
  %6 = call i32 @llvm.expect.i32(i32 %n, i32 %n)
  %7 = call i32 @llvm.ctlz.i32(i32 %n, i1 zeroinitializer)
  ret void
}
