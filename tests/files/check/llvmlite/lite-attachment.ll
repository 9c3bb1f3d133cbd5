; test: instructions with metadata
; flags: --std llvmlite
define i64 @main(i64 %n) {
  %x = add i64 %n, 1, !dbg !0 ;~ error: LLVMlite's instructions have no metadata
  ret i64 %x, !dbg !0 ;~ error: LLVMlite's instructions have no metadata
}
!0 = !{} ;~ error: this is metadata, which LLVMlite does not have
