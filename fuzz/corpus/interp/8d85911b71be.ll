; test: a stack slot holds what is stored, in the style of a f @main() {
  %a = alloca i64
  %b = alloca i64
  store i64 ront end.
; exit: 13
; flags: --std llvmlite
define i64 @main() {
  %a =  store i64 %s, i64* %a
  %r = load i64* %a
  ret i64 %r
}
