; test: double addition, subtraction, multiplication, division, remainder and negation.
; exit: 0
; stdout: 9.75 5.25 16.88 3.33 0.75 -7.50
@f = private constant [31 x i8] c"%.2f %.2f %.2f %.2f %.2f %.2f\0A\00"
declare i32 @printf(ptr, ...)
define void @t(double %a, double %b) {
  %1 = fadd double %a, %b
  %2 = fsub double %a, %b
  %3 = fmul double %a, %b
  %4 = fdiv double %a, %b
  %5 = frem double %a, %b
  %6 = fneg double %a
  %r = call i32 (ptr, ...) @printf(ptr @f, double %1, double %2, double %3, double %4, double %5, double %6)
  ret void
}
define i64 @main() {
  call void @t(double 7.5, double 2.25)
  ret i64 0
}
