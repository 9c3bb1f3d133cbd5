; test: loads and stores with words that the table does not have
; flags: --std llvmlite
@g = global i64 0
define i64 @main(i64* %p) {
  %a = load i64, i64* %p, align 8 ;~ error: LLVMlite's `load` has no `align`
  %b = load volatile i64, i64* %p ;~ error: LLVMlite's `load` has no `volatile`
  store i64 1, i64* %p, align 8 ;~ error: LLVMlite's `store` has no `align`
  store volatile i64 1, i64* @g ;~ error: LLVMlite's `store` has no `volatile`
  %c = load atomic i64, i64* %p seq_cst, align 8 ;~ error: LLVMlite's `load` has no `atomic`
  ret i64 %a
}
