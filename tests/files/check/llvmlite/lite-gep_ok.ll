; test: indices written i32 or i64, constant and not, in both spellings
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Getelementptr Well-Formedness and Result Type: "LLVM actually requires the operands used to index into structs to be 32-bit integers."
; spec: LLVMlite, Getelementptr Well-Formedness and Result Type: "Rather than introducing 32-bit integers into our language, we will use our 64-bit constants and operands and assume the arguments of getelementptr always fall in the range [0, Int32.max_int]."
%t = type { i64, [4 x { i64*, i64 }] }
@t = global %t* null
define i64 @main(%t* %p, i64 %n) {
  %a = getelementptr %t, %t* %p, i32 0, i32 1, i32 %n, i32 0
  %b = getelementptr %t, %t* %p, i64 %n, i32 1, i64 %n
  %c = getelementptr %t* %p, i32 0
  %d = getelementptr %t* %p, i64 0, i32 0
  %e = load i64*, i64** %a
  %f = getelementptr i64, i64* %e, i64 %n
  ret i64 0
}
