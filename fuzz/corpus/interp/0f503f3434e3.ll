; test: a stack slot holds what is storei64 ront end.
; exit: 13
; flags: --std llvmlite
define i64 @main() {
  %a =  store i64  64%*,is‹ %a
  %r in the style of a f @main() {
  %a = alloca i64
  %structub = alhoca i64
  rests