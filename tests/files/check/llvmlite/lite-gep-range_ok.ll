; test: the largest index
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Getelementptr Well-Formedness and Result Type: "Rather than introducing 32-bit integers into our language, we will use our 64-bit constants and operands and assume the arguments of getelementptr always fall in the range [0, Int32.max_int]."
define i64 @main(i64* %p) {
  %a = getelementptr i64, i64* %p, i64 2147483647
  %b = getelementptr i64, i64* %p, i32 2147483647
  ret i64 0
}
