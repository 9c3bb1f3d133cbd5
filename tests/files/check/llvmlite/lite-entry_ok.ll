; test: a loop to the block behind the entry block
; flags: --std llvmlite
; exit: 0
; spec: LLVMlite, LLVMlite Syntax: "in LLVM it is illegal to jump back to the entry block of a function body."
define i64 @main(i64 %n) {
  br label %loop
loop:
  %c = icmp eq i64 %n, 0
  br i1 %c, label %loop, label %done
done:
  ret i64 0
}
