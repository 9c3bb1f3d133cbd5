; test: indices out of the range of 32-bit integers
; flags: --std llvmlite
; spec: LLVMlite, Getelementptr Well-Formedness and Result Type: "Rather than introducing 32-bit integers into our language, we will use our 64-bit constants and operands and assume the arguments of getelementptr always fall in the range [0, Int32.max_int]."
define i64 @main(i64* %p) {
  %a = getelementptr i64, i64* %p, i64 2147483648 ;~ error: the index 2147483648 is not in the range 0 to 2147483647
  %b = getelementptr i64, i64* %p, i32 -1 ;~ error: the index -1 is not in the range 0 to 2147483647
  %c = getelementptr i64, i64* %p, i64 -1 ;~ error: LLVMlite has no negative literals such as `-1`
  ret i64 0
}
