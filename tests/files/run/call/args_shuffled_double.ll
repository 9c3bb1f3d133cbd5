; test: doubles passed on in another order.
; exit: 0
; stdout: 4.0 1.0 2.0 3.0
@f = private constant [21 x i8] c"%.1f %.1f %.1f %.1f\0A\00"
declare i32 @printf(ptr, ...)
define void @show(double %a, double %b, double %c, double %d) {
  %r = call i32 (ptr, ...) @printf(ptr @f, double %a, double %b, double %c, double %d)
  ret void
}
define void @rot(double %a, double %b, double %c, double %d) {
  call void @show(double %d, double %a, double %b, double %c)
  ret void
}
define i64 @main() {
  call void @rot(double 1.0, double 2.0, double 3.0, double 4.0)
  ret i64 0
}
