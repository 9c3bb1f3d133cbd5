; test: a power of 1 is 1 or no number, where the exponent is a signaling NaN
; spec: Behavior of Floating-Point NaN values: "For example, "pow(1.0, SNaN)" may be simplified to 1.0."
; spec: Behavior of Floating-Point NaN values: "Floating-point math operations are allowed to treat all NaNs as if they were quiet NaNs."
; exit: 42
@signaling = global double 0x7FF0000000000123
@one = global double 1.0
declare double @llvm.pow.f64(double, double)
define i32 @main() {
  %x = load double, ptr @signaling
  %one = load double, ptr @one
  %y = call double @llvm.pow.f64(double %one, double %x)
  %a = fcmp ueq double %y, 1.0
  %r = select i1 %a, i32 42, i32 1
  ret i32 %r
}
