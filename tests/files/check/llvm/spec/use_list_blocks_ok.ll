; test: the uses of a block are put in order from outside of its function
; flags: --std llvm
; spec: Use-list Order Directives: "If basic blocks have their address taken via blockaddress() expressions, uselistorder_bb can be used to reorder their use-lists from outside their function's scope."
; exit: 0
@a = global [2 x ptr] [ ptr blockaddress(@f, %next), ptr blockaddress(@f, %other) ]
@b = global ptr blockaddress(@f, %next)
define void @f() {
entry:
  br label %next
next:
  br label %other
other:
  ret void
}
uselistorder_bb @f, %next, { 1, 0 }
