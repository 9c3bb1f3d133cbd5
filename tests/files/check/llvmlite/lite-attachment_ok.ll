; test: instructions without metadata
; flags: --std llvmlite
; exit: 0
define i64 @main(i64 %n) {
  %x = add i64 %n, 1 ; !dbg !0
  ret i64 %x
}
