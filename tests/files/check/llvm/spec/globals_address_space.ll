; test: `G` of a data layout does not move variables that name no address space
; flags: --std llvm
; spec: Data Layout: "Note: variable declarations without an address space are always created in address space 0, this property only affects the default value to be used when creating globals without additional contextual information (e.g. in LLVM passes)."
target datalayout = "G1"
@plain = global i32 0
@there = addrspace("G") global i32 0
@a = global ptr @plain
@b = global ptr addrspace(1) @plain ;~ error: `@plain` has type `ptr`, but is used as `ptr addrspace(1)`
@c = global ptr addrspace(1) @there
@d = global ptr @there ;~ error: `@there` has type `ptr addrspace(1)`, but is used as `ptr`
