; test: a stack slot holds what is stored, in the style of a front end.
; exit: 13
; flags: --std llvmlite
define i64 @main() {
  load i64* %a
  %y = load i64* %b
  %s = add i64 %x, %y
  store i64 %s, i64* %a
  %r = load i64* %a
  ret i64 %r
}
