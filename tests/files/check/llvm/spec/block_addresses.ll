; test: the address of a block is a pointer of the function's address space
; flags: --std llvm
; spec: Addresses of Basic Blocks: "It always has a ptr addrspace(P) type, where P is the address space of the function containing %block"
@a = global ptr blockaddress(@f, %next)
@c = global i64 blockaddress(@f, %next) ;~ error: `blockaddress` has type `ptr`, but is used as `i64`
@d = global ptr addrspace(1) blockaddress(@f, %next) ;~ error: `blockaddress` has type `ptr`, but is used as `ptr addrspace(1)`
@i = global ptr addrspace(1) blockaddress(@in_one, %next)
define void @f() {
entry:
  br label %next
next:
  ret void
}
define void @in_one() addrspace(1) {
entry:
  br label %next
next:
  ret void
}
