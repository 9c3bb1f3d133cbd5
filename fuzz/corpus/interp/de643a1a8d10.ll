; test: a stack slot holds what is stored, in the style of a front end.
; exit: 13
; flags: --std llvmlite
define i64 @main() {
  %a = alloca i64
  %b = alloca i64
  , i64* %a
  %r = load i64* %a
  ret i64 %r
}
