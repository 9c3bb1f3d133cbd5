; test: address spaces that the data layout defines are named by their letters
; flags: --std llvm
; spec: Pointer Type: "In addition to integer constants, addrspace can also reference one of the address spaces defined in the datalayout string. addrspace("A") will use the alloca address space, addrspace("G") the default globals address space and addrspace("P") the program address space."
; spec: Data Layout: "Harvard architectures can use this to specify what space LLVM should place things such as functions into."
target datalayout = "A5-G1-P2"
@g = addrspace("G") global i32 0
@p = global ptr addrspace(1) @g
@q = global ptr addrspace("G") @g
@r = global ptr addrspace("A") @g ;~ error: `@g` has type `ptr addrspace(1)`, but is used as `ptr addrspace(5)`
@s = global ptr addrspace("B") @g ;~ error: expected a number, `"A"`, `"G"` or `"P"`, found `"B"`
declare void @take(ptr addrspace("A"))
declare void @in_two()
@t = global ptr addrspace("P") @in_two
define void @f() addrspace("P") {
  %x = alloca i32, addrspace("A")
  call void @take(ptr addrspace(5) %x)
  ret void
}
