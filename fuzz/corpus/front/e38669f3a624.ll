; test: pointers say what they point to, in the old spelling and in the new
; flags: --std llvmlite
; exit: 0
@g = global i64 0
define i64 @main(i64* %p) {
  %x = load i64* @g
  %y = load i64, i64* %p
  %r = add i64 %x, %y
  ret i64 %r
}
