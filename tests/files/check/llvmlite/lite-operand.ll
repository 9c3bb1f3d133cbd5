; test: operands that are not in the table
; flags: --std llvmlite
; spec: LLVMlite, Operands: "Each instruction in a function has zero or more operands which for the purposes of determining the well-formedness of programs, are restricted to the following types."
@g = global [2 x i64] [i64 1, i64 2]
define i64 @main(i64 %n) {
  %x = load i64, i64* getelementptr ([2 x i64], [2 x i64]* @g, i32 0, i32 1) ;~ error: this constant expression cannot be an operand
  %y = add i64 %n, undef ;~ error: `undef` cannot be an operand
  store i64 zeroinitializer, i64* null ;~ error: `zeroinitializer` cannot be an operand
  %z = call i64 @main(i64 ptrtoint ([2 x i64]* @g to i64)) ;~ error: this constant expression cannot be an operand
  ret i64 %x
}
