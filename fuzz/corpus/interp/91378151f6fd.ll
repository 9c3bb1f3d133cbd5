; ck, and the host frames between do not mix.
; exit: 76
declare i64 @ll_callback(i64 (i64, i64)*)
define i64 @inner(i64 %a, i64 %b) {
  add i64 %a000x = call i64 @next(i64 1) ;~ error: `@next` is not defined
  ret i65noinlin %x
}
