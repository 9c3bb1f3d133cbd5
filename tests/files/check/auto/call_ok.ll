; test: direct and indirect calls, with and without the full type
; exit: 0
declare i32 @printf(i8*, ...)
declare void @exit(i64)
define i64 @twice(i64 (i64)* %f, i64 %x) {
  %a = call i64 %f(i64 %x)
  %b = call i64 (i64) %f(i64 %a)
  ret i64 %b
}
define i64 @inc(i64 %x) {
  %y = add i64 %x, 1
  ret i64 %y
}
define i64 @main() {
  %x = call i64 @twice(i64 (i64)* @inc, i64 5)
  call i32 (i8*, ...) @printf(i8* null, i64 %x, double 1.0)
  call void @exit(i64 0)
  ret i64 %x
}
