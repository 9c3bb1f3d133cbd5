; test: aggregates stay in memory
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, Types: "These are divided into "simple" types that may appear on the stack and as arguments to functions and "aggregate" types that may only appear in global and heap-allocated data."
; spec: LLVMlite, Types: "Unlike full LLVM, LLVM lite does not allow locals to hold structured data."
; spec: LLVMlite, Operands: "%IDENT | S | Local identifier: can only name values of simple type."
%pair = type { i64, i64 }
@p = global %pair { i64 1, i64 2 }
define i64 @main() {
  %f = getelementptr %pair, %pair* @p, i32 0, i32 1
  %x = load i64, i64* %f
  ret i64 %x
}
