; test: with `ptr`, a call that does not fit its function is a warning
; exit: 0
define i64 @add(i64 %a, i64 %b) {
  ret i64 %a
}
define i64 @main(ptr %f) {
  %x = call i64 @add(i64 1) ;~ warning: `@add` takes 2 arguments, but this call passes 1
  %y = call i64 %f(i64 1)
  ret i64 %x
}
