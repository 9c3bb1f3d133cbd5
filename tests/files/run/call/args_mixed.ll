; test: integers and doubles mixed, enough of both that both spill to the stack, in order.
; exit: 0
; stdout: 1 2 3 4 5 6 7 8 | 0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5
@f = private constant [25 x i8] c"%ld %ld %ld %ld %ld %ld \00"
@g = private constant [45 x i8] c"%ld %ld | %.1f %.1f %.1f %.1f %.1f %.1f %.1f\00"
@h = private constant [17 x i8] c" %.1f %.1f %.1f\0A\00"
declare i32 @printf(ptr, ...)
define void @t(i64 %a, double %p, i32 %b, double %q, i16 %c, double %r, i8 %d, double %s, i64 %e, double %t, i64 %f, double %u, i32 %g, double %v, i8 %h, double %w, double %x, double %y) {
  %b1 = sext i32 %b to i64
  %c1 = sext i16 %c to i64
  %d1 = sext i8 %d to i64
  %g1 = sext i32 %g to i64
  %h1 = sext i8 %h to i64
  %1 = call i32 (ptr, ...) @printf(ptr @f, i64 %a, i64 %b1, i64 %c1, i64 %d1, i64 %e, i64 %f)
  %2 = call i32 (ptr, ...) @printf(ptr @g, i64 %g1, i64 %h1, double %p, double %q, double %r, double %s, double %t, double %u, double %v)
  %3 = call i32 (ptr, ...) @printf(ptr @h, double %w, double %x, double %y)
  ret void
}
define i64 @main() {
  call void @t(i64 1, double 0.5, i32 2, double 1.5, i16 3, double 2.5, i8 4, double 3.5, i64 5, double 4.5, i64 6, double 5.5, i32 7, double 6.5, i8 8, double 7.5, double 8.5, double 9.5)
  ret i64 0
}
