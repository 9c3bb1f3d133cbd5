; test: constrained operations make a signaling NaN quiet
; spec: Behavior of Floating-Point NaN values: "Code that requires different behavior than this should use the Constrained Floating-Point Intrinsics."
; spec: Behavior of Floating-Point NaN values: "In particular, constrained intrinsics rule out the "Unchanged NaN propagation" case; they are guaranteed to return a QNaN."
; exit: 42
@signaling = global double 0x7FF0000000000123
@one = global double 1.0
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
define i32 @main() strictfp {
  %x = load double, ptr @signaling
  %one = load double, ptr @one
  %a = call double @llvm.experimental.constrained.fmul.f64(double %x, double %one, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %b = call double @llvm.experimental.constrained.fadd.f64(double %one, double %x, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %ab = bitcast double %a to i64
  %bb = bitcast double %b to i64
  %both = and i64 %ab, %bb
  %q = and i64 %both, u0x7FF8000000000000
  %c = icmp eq i64 %q, u0x7FF8000000000000
  %r = select i1 %c, i32 42, i32 1
  ret i32 %r
}
