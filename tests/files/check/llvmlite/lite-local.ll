; test: locals that hold aggregates
; flags: --std llvmlite
; spec: LLVMlite, Types: "These are divided into "simple" types that may appear on the stack and as arguments to functions and "aggregate" types that may only appear in global and heap-allocated data."
; spec: LLVMlite, Types: "Unlike full LLVM, LLVM lite does not allow locals to hold structured data."
; spec: LLVMlite, Operands: "%IDENT | S | Local identifier: can only name values of simple type."
%pair = type { i64, i64 }
@p = global %pair { i64 1, i64 2 }
define i64 @main() {
  %x = load %pair, %pair* @p ;~ error: `%x` would hold `%pair`, which is an aggregate
  store %pair %x, %pair* @p ;~ error: `store` writes a simple value, not `%pair`
  ret i64 0
}
