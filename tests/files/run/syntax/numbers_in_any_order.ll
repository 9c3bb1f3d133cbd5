; test: numbered locals in an order of their own, as LLVMlite allows.
; flags: --std llvmlite
; exit: 7
; oracle: none (LLVM wants them in sequence)
define i64 @main() {
  %9 = add i64 1, 2
  %4 = add i64 %9, 3
  %7 = add i64 %4, 1
  br label %2
2:
  ret i64 %7
}
