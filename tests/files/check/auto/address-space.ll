; test: address spaces by number and by letter, of functions, variables and `alloca`s
; spec: Pointer Type: "In addition to integer constants, addrspace can also reference one of the address spaces defined in the datalayout string. addrspace("A") will use the alloca address space, addrspace("G") the default globals address space and addrspace("P") the program address space."
target datalayout = "A5-G1-P2"
@a = addrspace("G") global i32 0
@b = addrspace(1) global ptr addrspace("A") null
@c = addrspace("X") global i32 0  ;~ error: expected a number, `"A"`, `"G"` or `"P"`, found `"X"`
@d = addrspace(16777216) global i32 0  ;~ error: an address space has a number of 24 bits
@e = alias void (), ptr addrspace(2) @in_two
@f = alias i32, addrspacecast (ptr addrspace(1) @a to ptr addrspace(3))
declare void @elsewhere() addrspace(7)
define void @in_two() {
  ret void
}
define void @main() {
  %x = alloca i32, addrspace("A")
  %y = load i32, ptr addrspace(5) %x
  call void @in_two()
  call addrspace("P") void @in_two()
  call addrspace(7) void @elsewhere()
  call void @elsewhere()  ;~ error: `@elsewhere` has type `ptr addrspace(7)`, but is used as `ptr addrspace(2)`
  %z = load i32, ptr addrspace(3) @f
  ret void
}
