; test: the clauses of an `alloca` are its count, its alignment, its address space and metadata
define void @f() {
  %a = alloca i32, addrspace(0), align 4 ;~ error: expected metadata: the address space stands last, found `align`
  %b = alloca i32, align 4, i32 3 ;~ error: expected `addrspace` or metadata, found `i32`
  %c = alloca i32, i32 3, align 4, addrspace(0)
  %d = alloca i32, align 4, !x !0
  ret void
}
!0 = !{}
