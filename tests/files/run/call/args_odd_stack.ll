; test: seven integer arguments: an odd number on the stack keeps the stack aligned for the callee's own calls.
; exit: 0
; stdout: 28 0.5
@f = private constant [10 x i8] c"%ld %.1f\0A\00"
declare i32 @printf(ptr, ...)
define void @t(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) {
  %1 = add i64 %a, %b
  %2 = add i64 %1, %c
  %3 = add i64 %2, %d
  %4 = add i64 %3, %e
  %5 = add i64 %4, %f
  %6 = add i64 %5, %g
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %6, double 0.5)
  ret void
}
define i64 @main() {
  call void @t(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  ret i64 0
}
