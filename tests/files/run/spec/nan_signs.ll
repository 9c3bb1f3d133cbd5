; test: fneg, fabs and copysign change the sign of a NaN at most
; spec: Behavior of Floating-Point NaN values: "For the purpose of this section, bitcast as well as the following operations are not "floating-point math operations": fneg, llvm.fabs, and llvm.copysign."
; spec: Behavior of Floating-Point NaN values: "These operations act directly on the underlying bit representation and never change anything except possibly for the sign bit."
; exit: 42
@signaling = global double 0x7FF0000000000123
@negative = global float 0xFFF0000020000000
declare double @llvm.fabs.f64(double)
declare float @llvm.fabs.f32(float)
declare double @llvm.copysign.f64(double, double)
define i32 @main() {
  %x = load double, ptr @signaling
  %n = fneg double %x
  %nb = bitcast double %n to i64
  %a = icmp eq i64 %nb, u0xFFF0000000000123
  %f = call double @llvm.fabs.f64(double %n)
  %fb = bitcast double %f to i64
  %b = icmp eq i64 %fb, u0x7FF0000000000123
  %c = call double @llvm.copysign.f64(double %x, double -1.0)
  %cb = bitcast double %c to i64
  %d = icmp eq i64 %cb, u0xFFF0000000000123
  %y = load float, ptr @negative
  %g = call float @llvm.fabs.f32(float %y)
  %gb = bitcast float %g to i32
  %h = icmp eq i32 %gb, u0x7F800001
  %i = and i1 %a, %b
  %j = and i1 %d, %h
  %k = and i1 %i, %j
  %r = select i1 %k, i32 42, i32 1
  ret i32 %r
}
