; test: a callback may itself call back, and the host frames between do not mix.
; exit: 76
declare i64 @ll_callback(i64 (i64, i64)*)
define i64 @inner(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @outer(i64 %a, i64 %b) {
  %i = call i64 @ll_callback(i64 (i64, i64)* @inner)
  %s = add i64 %a, %b
  %r = add i64 %i, %s
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @ll_callback(i64 (i64, i64)* @outer)
  ret i64 %r
}
