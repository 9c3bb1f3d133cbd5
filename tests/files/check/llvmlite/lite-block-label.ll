; test: a label for the entry block, and a block without one
; flags: --std llvmlite
define i64 @f(i64 %n) {
entry: ;~ error: the entry block has no label in LLVMlite
  br label %next
next:
  ret i64 1
}
define i64 @g(i64 %n) {
  ret i64 0
  ret i64 1 ;~ error: this block has no label
}
define i64 @h() {
0: ;~ error: the entry block has no label in LLVMlite
  ret i64 0
}
