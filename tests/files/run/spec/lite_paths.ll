; test: paths go through structs by constants and through arrays by any operand
; flags: --std llvmlite
; spec: LLVMlite, Getelementptr Well-Formedness and Result Type: "Operands after the first must all be constants, unless they are used to index into an array."
; spec: LLVMlite, Getelementptr Well-Formedness and Result Type: "LLVM actually requires the operands used to index into structs to be 32-bit integers."
; spec: LLVMlite, Getelementptr Well-Formedness and Result Type: "Rather than introducing 32-bit integers into our language, we will use our 64-bit constants and operands and assume the arguments of getelementptr always fall in the range [0, Int32.max_int]."
; oracle: none (LLVM has indexes of the width that is written)
; exit: 42
%pair = type { i64, [3 x i64] }
@table = global [2 x %pair] [ %pair { i64 1, [3 x i64] [ i64 2, i64 3, i64 4 ] }, %pair { i64 5, [3 x i64] [ i64 6, i64 42, i64 8 ] } ]
define i64 @pick(i64 %i, i64 %j) {
  %p = getelementptr [2 x %pair], [2 x %pair]* @table, i32 0, i32 %i, i32 1, i32 %j
  %x = load i64, i64* %p
  ret i64 %x
}
define i64 @main(i64 %argc, i8** %argv) {
  %x = call i64 @pick(i64 1, i64 1)
  ret i64 %x
}
