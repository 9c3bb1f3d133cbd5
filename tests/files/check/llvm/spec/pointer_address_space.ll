; test: pointers of different address spaces are of different types, and number 0 is the default
; flags: --std llvm
; spec: Pointer Type: "Pointer types may have an optional address space attribute defining the numbered address space where the pointed-to object resides."
; spec: Pointer Type: "The default address space is number zero."
@g = global i32 0
@h = addrspace(5) global i32 0
@a = global ptr addrspace(0) @g
@b = global ptr addrspace(5) @h
@c = global ptr @h ;~ error: `@h` has type `ptr addrspace(5)`, but is used as `ptr`
@d = global ptr addrspace(5) @g ;~ error: `@g` has type `ptr`, but is used as `ptr addrspace(5)`
@e = global ptr addrspacecast (ptr addrspace(5) @h to ptr)
define i1 @f(ptr %p, ptr addrspace(0) %q, ptr addrspace(5) %r) {
  %x = icmp eq ptr %p, %q
  %y = icmp eq ptr %p, %r ;~ error: `%r` has type `ptr addrspace(5)`, but is used as `ptr`
  ret i1 %x
}
