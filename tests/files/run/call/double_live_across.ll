; test: doubles survive calls, though no vector register is callee-saved.
; exit: 0
; stdout: 10.0
@f = private constant [6 x i8] c"%.1f\0A\00"
declare i32 @printf(ptr, ...)
declare double @fabs(double)
define double @id(double %x) {
  ret double %x
}
define i64 @main() {
  %a = call double @id(double 1.0)
  %b = call double @id(double 2.0)
  %c = call double @fabs(double -3.0)
  %d = call double @id(double 4.0)
  %1 = fadd double %a, %b
  %2 = fadd double %1, %c
  %3 = fadd double %2, %d
  %r = call i32 (ptr, ...) @printf(ptr @f, double %3)
  ret i64 0
}
