; test: calls that give nothing have no name
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Types: "This is essentially the OCaml unit type, but it has the additional restriction that it cannot appear as the type of an operand, so it is actually illegal to give it a name in the LLVM concrete syntax."
; spec: LLVMlite, Types: "There is also a "void" type that only appears in the return type of instructions and functions that do not return a value."
declare void @f(i64)
define void @main(void (i64)* %g) {
  call void @f(i64 1)
  call void %g(i64 1)
  ret void
}
