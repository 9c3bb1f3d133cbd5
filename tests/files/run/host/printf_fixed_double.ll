; test: a fixed declaration of printf with doubles passes the count of vector registers too.
; exit: 0
; stdout: 0.50 1.25 3
@f = global [17 x i8] c"%.2f %.2f %.0f\0A\00\00"
declare i32 @printf(ptr, double, double, double)
define i64 @main() {
  %r = call i32 @printf(ptr @f, double 0.5, double 1.25, double 3.0)
  ret i64 0
}
