; test: a name for a call that gives nothing
; flags: --std llvmlite
; spec: LLVMlite, Types: "This is essentially the OCaml unit type, but it has the additional restriction that it cannot appear as the type of an operand, so it is actually illegal to give it a name in the LLVM concrete syntax."
; spec: LLVMlite, Types: "There is also a "void" type that only appears in the return type of instructions and functions that do not return a value."
declare void @f(i64)
define i64 @main() {
  %a = call void @f(i64 1) ;~ error: this `call` gives no value, so `%a` cannot be its name
  ret i64 0
}
