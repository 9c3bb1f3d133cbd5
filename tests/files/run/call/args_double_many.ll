; test: ten double arguments: eight in registers, two on the stack.
; exit: 0
; stdout: 385.0
@f = private constant [6 x i8] c"%.1f\0A\00"
declare i32 @printf(ptr, ...)
define double @t(double %a, double %b, double %c, double %d, double %e, double %f, double %g, double %h, double %i, double %j) {
  %b1 = fmul double %b, 2.0
  %c1 = fmul double %c, 3.0
  %d1 = fmul double %d, 4.0
  %e1 = fmul double %e, 5.0
  %f1 = fmul double %f, 6.0
  %g1 = fmul double %g, 7.0
  %h1 = fmul double %h, 8.0
  %i1 = fmul double %i, 9.0
  %j1 = fmul double %j, 10.0
  %1 = fadd double %a, %b1
  %2 = fadd double %1, %c1
  %3 = fadd double %2, %d1
  %4 = fadd double %3, %e1
  %5 = fadd double %4, %f1
  %6 = fadd double %5, %g1
  %7 = fadd double %6, %h1
  %8 = fadd double %7, %i1
  %9 = fadd double %8, %j1
  ret double %9
}
define i64 @main() {
  %x = call double @t(double 1.0, double 2.0, double 3.0, double 4.0, double 5.0, double 6.0, double 7.0, double 8.0, double 9.0, double 10.0)
  %r = call i32 (ptr, ...) @printf(ptr @f, double %x)
  ret i64 0
}
