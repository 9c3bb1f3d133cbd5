; test: a path without an index
; flags: --std llvmlite
; spec: LLVMlite, Getelementptr Well-Formedness and Result Type: "When GEPTY is not defined, the corresponding instruction is malformed. This happens when, for example: - The list of index operands provided is empty"
define i64 @main(i64* %p) {
  %a = getelementptr i64, i64* %p ;~ error: this `getelementptr` has no index
  %b = getelementptr i64* %p ;~ error: this `getelementptr` has no index
  ret i64 0
}
