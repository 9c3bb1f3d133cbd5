; test: functions of the mathematics library take and give doubles.
; exit: 0
; stdout: 3.000 8.000 1.000
@f = private constant [17 x i8] c"%.3f %.3f %.3f\0A\00\00"
declare double @sqrt(double)
declare double @pow(double, double)
declare double @cos(double)
declare i32 @printf(ptr, ...)
define i64 @main() {
  %a = call double @sqrt(double 9.0)
  %b = call double @pow(double 2.0, double 3.0)
  %c = call double @cos(double 0.0)
  %r = call i32 (ptr, ...) @printf(ptr @f, double %a, double %b, double %c)
  ret i64 0
}
