; test: a function pointer from a slot, a parameter and a table
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Instructions and Terminators: "For example, in the call instruction, each type parameter S1,..., SN must be a simple type."
; spec: LLVMlite, Instructions and Terminators: "When we type check a program containing this instruction, we must make sure that the operand OP1 has exactly the function pointer type S1(S2,..., SN)*, and that the remaining operands OP2,..., OPN have types S2,..., SN."
@table = global [2 x i64 (i64)*] [i64 (i64)* @inc, i64 (i64)* @dec]
define i64 @inc(i64 %x) {
  %r = add i64 %x, 1
  ret i64 %r
}
define i64 @dec(i64 %x) {
  %r = sub i64 %x, 1
  ret i64 %r
}
define i64 @apply(i64 (i64)* %f, i64 %n) {
  %p = getelementptr [2 x i64 (i64)*], [2 x i64 (i64)*]* @table, i32 0, i64 %n
  %g = load i64 (i64)*, i64 (i64)** %p
  %a = call i64 %f(i64 %n)
  %b = call i64 %g(i64 %a)
  ret i64 %b
}
