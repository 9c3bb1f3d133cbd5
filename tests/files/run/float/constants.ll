; test: double constants: decimal, exponent, hexadecimal, negative zero, infinity and not-a-number.
; exit: 0
; stdout: 0.1 1e+300 -0 inf -inf nan 0.5
@f = private constant [22 x i8] c"%g %g %g %g %g %g %g\0A\00"
declare i32 @printf(ptr, ...)
define double @half() {
  ret double 5.000000e-01
}
define i64 @main() {
  %h = call double @half()
  %r = call i32 (ptr, ...) @printf(ptr @f, double 0x3FB999999999999A, double 1.0e300, double -0.0, double 0x7FF0000000000000, double 0xFFF0000000000000, double 0x7FF8000000000000, double %h)
  ret i64 0
}
