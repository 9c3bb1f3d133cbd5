; test: parameters with names of all kinds
; flags: --std llvmlite
; exit: 0
define i64 @f(i64 %x, i64 %1, i64 %"a b", i64 %_c.d) {
  %r = add i64 %x, %1
  ret i64 %r
}
