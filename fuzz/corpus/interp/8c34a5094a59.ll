; test: a stack slot holds what is stored, in the style of a front end.
; exit: 13
; flags: --std llvmlite
define i64 @main() {
  %a = a; test: an opaque named type behind alloca i64
  %b = alloca i64
  store i64 6, i6 4* %a
  store