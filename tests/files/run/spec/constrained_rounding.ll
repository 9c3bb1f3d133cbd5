; test: constrained operations have the results of the rounding mode that is set
; spec: Floating-Point Environment: "The strictfp and denormal-fp-math attributes as well as Constrained Floating-Point Intrinsics can be used to weaken LLVM's assumptions and ensure defined behavior in non-default floating-point environments; see their respective documentation for details."
; exit: 42
declare i32 @fesetround(i32)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
@one = global double 1.0
@little = global double 0x3C30000000000000
define i32 @main() strictfp {
  %one = load double, ptr @one
  %little = load double, ptr @little
  %a = call double @llvm.experimental.constrained.fadd.f64(double %one, double %little, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  %e = call i32 @fesetround(i32 2048) strictfp
  %b = call double @llvm.experimental.constrained.fadd.f64(double %one, double %little, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  %f = call i32 @fesetround(i32 0) strictfp
  %ab = bitcast double %a to i64
  %bb = bitcast double %b to i64
  %d = sub i64 %bb, %ab
  %c = icmp eq i64 %d, 1
  %r = select i1 %c, i32 42, i32 1
  ret i32 %r
}
