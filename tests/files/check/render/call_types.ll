; test: the whole rendering: arguments and results of other types than the function's
; exit: 0
define i64 @add(i64 %a, i64 %b) {
  ret i64 %a
}
define void @nothing() {
  ret void
}
define i64 @main(i32 %n) {
;~v warning: argument 2 of `@add` is `i64`, but `i32` is passed
  %x = call i64 @add(i64 1, i32 %n)
;~v warning: `@add` returns `i64`, but is called as if it returned `i32`
  %y = call i32 @add(i64 1, i64 2)
;~v warning: `@nothing` returns `void`, but is called as if it returned `i64`
  %z = call i64 @nothing()
  ret i64 %x
}
