; test: the whole rendering: loads and stores with words that the table does not have
; flags: --std llvmlite
@g = global i64 0
define i64 @main(i64* %p) {
;~v error: LLVMlite's `load` has no `align`
  %a = load i64, i64* %p, align 8
;~v error: LLVMlite's `load` has no `volatile`
  %b = load volatile i64, i64* %p
;~v error: LLVMlite's `store` has no `align`
  store i64 1, i64* %p, align 8
;~v error: LLVMlite's `store` has no `volatile`
  store volatile i64 1, i64* @g
;~v error: LLVMlite's `load` has no `atomic`
  %c = load atomic i64, i64* %p seq_cst, align 8
  ret i64 %a
}
