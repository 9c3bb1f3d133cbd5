; test: a jump back to the entry block
; flags: --std llvmlite
; spec: LLVMlite, LLVMlite Syntax: "in LLVM it is illegal to jump back to the entry block of a function body."
define i64 @main(i64 %n) {
0: ;~ error: the entry block has no label in LLVMlite
  %c = icmp eq i64 %n, 0
  br i1 %c, label %0, label %done ;~ error: this jumps to `%0`, the entry block of `@main`
done:
  ret i64 0
}
