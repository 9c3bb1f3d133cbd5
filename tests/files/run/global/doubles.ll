; test: double globals, decimal and hexadecimal, in arrays and structures.
; exit: 0
; stdout: 3.25 -0.50 1.00 1000000.00
@a = global [2 x double] [double 3.25, double -5.0e-1]
@s = global { i8, double } { i8 1, double 0x3FF0000000000000 }
@e = global double 1.0e+06
@f = private constant [21 x i8] c"%.2f %.2f %.2f %.2f\0A\00"
declare i32 @printf(ptr, ...)
define i64 @main() {
  %a = load double, ptr @a
  %p = getelementptr [2 x double], ptr @a, i64 0, i64 1
  %b = load double, ptr %p
  %q = getelementptr { i8, double }, ptr @s, i32 0, i32 1
  %c = load double, ptr %q
  %d = load double, ptr @e
  %r = call i32 (ptr, ...) @printf(ptr @f, double %a, double %b, double %c, double %d)
  ret i64 0
}
