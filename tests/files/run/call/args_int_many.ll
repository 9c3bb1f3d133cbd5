; test: ten integer arguments: six in registers, four on the stack.
; exit: 0
; stdout: 1 2 3 4 5 6 7 8 9 10
@f = private constant [41 x i8] c"%ld %ld %ld %ld %ld %ld %ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define void @t(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j) {
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j)
  ret void
}
define i64 @main() {
  call void @t(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10)
  ret i64 0
}
