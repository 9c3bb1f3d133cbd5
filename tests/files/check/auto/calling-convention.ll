; test: what calling conventions ask of functions, and alignments of what is passed
declare fastcc void @a(...) ;~ error: `@a` is of a convention without variable arguments
declare cc 9 void @b(...) ;~ error: `@b` is of a convention without variable arguments
declare amdgpu_kernel i32 @c() ;~ error: `@c` is a kernel, and so returns `void`
declare spir_kernel void @d(ptr sret(i32)) ;~ error: `@d` is of a convention without `sret`
declare amdgpu_vs void @e(ptr byval(i32)) ;~ error: `@e` is of a convention without `byval`, `preallocated` and `inalloca`
declare amdgpu_kernel void @f(ptr byref(i32)) ;~ error: `@f` is of a convention without `byref` of the stack
declare amdgpu_kernel void @g(ptr addrspace(4) byref(i32))
declare x86_intrcc void @h(i32) ;~ error: `@h` is an interrupt handler: its argument is passed by `byval`
declare x86_intrcc void @i(ptr byval(i32))
declare spir_kernel void @j(ptr byval(i32))
declare ghccc void @k(...)
declare amdgpu_cs_chain void @l(i32)
declare void @wide(<2147483648 x float>)
define void @m(<2147483648 x float> %v) {
  call amdgpu_cs_chain void @l(i32 1) ;~ error: a function of this convention is started by `llvm.amdgcn.cs.chain` alone
  call void @wide(<2147483648 x float> %v) ;~ error: `<2147483648 x float>` is aligned to more than 2^32 bytes
  call x86_intrcc void @i(ptr byval(i32) null)
  ret void
}
