; test: half as many arguments, in aggregates and vectors of odd lengths, and in intrinsics.
; exit: 0
; stdout: 55 12 3 7 1 1 0 nan 2
@l = constant [29 x i8] c"%g %g %g %d %d %d %d %g %g\0A\00\00"
declare i32 @printf(ptr, ...)
declare half @llvm.fma.f16(half, half, half)
declare half @llvm.sqrt.f16(half)
declare half @llvm.copysign.f16(half, half)
declare half @llvm.maxnum.f16(half, half)
declare i1 @llvm.is.fpclass.f16(half, i32)
declare i32 @llvm.fptosi.sat.i32.f16(half)
declare half @llvm.vector.reduce.fadd.v4f16(half, <4 x half>)
define half @sum(half %a, half %b, half %c, half %d, half %e, half %f, half %g, half %h, half %i, half %j) {
  %1 = fadd half %a, %b
  %2 = fadd half %1, %c
  %3 = fadd half %2, %d
  %4 = fadd half %3, %e
  %5 = fadd half %4, %f
  %6 = fadd half %5, %g
  %7 = fadd half %6, %h
  %8 = fadd half %7, %i
  %9 = fadd half %8, %j
  ret half %9
}
define { half, i32, bfloat } @pair(half %a, [2 x half] %b, { bfloat, half } %c) {
  %b1 = extractvalue [2 x half] %b, 1
  %c0 = extractvalue { bfloat, half } %c, 0
  %s = fadd half %a, %b1
  %r0 = insertvalue { half, i32, bfloat } undef, half %s, 0
  %r1 = insertvalue { half, i32, bfloat } %r0, i32 7, 1
  %r2 = insertvalue { half, i32, bfloat } %r1, bfloat %c0, 2
  ret { half, i32, bfloat } %r2
}
define <3 x half> @three(<3 x half> %a) {
  %r = fadd <3 x half> %a, <half 1.0, half 1.0, half 1.0>
  ret <3 x half> %r
}
define i32 @main() {
  %f = select i1 true, ptr @sum, ptr null
  %s = call half %f(half 1.0, half 2.0, half 3.0, half 4.0, half 5.0, half 6.0, half 7.0, half 8.0, half 9.0, half 10.0)
  %sd = fpext half %s to double
  %v = call half @llvm.fma.f16(half 3.0, half 3.0, half 3.0)
  %vd = fpext half %v to double
  %p = call { half, i32, bfloat } @pair(half 1.0, [2 x half] [half 5.0, half 8.0], { bfloat, half } { bfloat 3.0, half 1.0 })
  %p0 = extractvalue { half, i32, bfloat } %p, 0
  %q = call half @llvm.sqrt.f16(half %p0)
  %qd = fpext half %q to double
  %p1 = extractvalue { half, i32, bfloat } %p, 1
  %cls = call i1 @llvm.is.fpclass.f16(half 0xH0001, i32 144)
  %ci = zext i1 %cls to i32
  %sat = call i32 @llvm.fptosi.sat.i32.f16(half 0xH3C01)
  %t = call <3 x half> @three(<3 x half> <half -1.0, half 2.0, half 3.0>)
  %t0 = extractelement <3 x half> %t, i32 0
  %ti = fptosi half %t0 to i32
  %n = fdiv half 0.0, %t0
  %nan = call half @llvm.copysign.f16(half %n, half 1.0)
  %nd = fpext half %nan to double
  %m = call half @llvm.maxnum.f16(half %n, half 2.0)
  %md = fpext half %m to double
  call i32 (ptr, ...) @printf(ptr @l, double %sd, double %vd, double %qd, i32 %p1, i32 %ci, i32 %sat, i32 %ti, double %nd, double %md)
  ret i32 0
}
