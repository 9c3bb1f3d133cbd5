; test: a call that passes its own arguments on in another order.
; exit: 0
; stdout: 6 5 4 3 2 1
; stdout: 2 3 1 5 6 4
@f = private constant [25 x i8] c"%ld %ld %ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define void @show(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f)
  ret void
}
define void @rev(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  call void @show(i64 %f, i64 %e, i64 %d, i64 %c, i64 %b, i64 %a)
  ret void
}
define void @rot(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  call void @show(i64 %b, i64 %c, i64 %a, i64 %e, i64 %f, i64 %d)
  ret void
}
define i64 @main() {
  call void @rev(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6)
  call void @rot(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6)
  ret i64 0
}
