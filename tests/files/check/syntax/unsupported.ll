; test: what LLVM has and jitlite cannot represent is named
define void @f(x86_mmx %a) { ;~ error: unsupported: type `x86_mmx`
  ret void
}
define void @g() {
  cleanupret from none unwind to caller ;~ error: unsupported: instruction `cleanupret`
}
define void @h() addrspace(3) { ;~ error: unsupported: function in address space 3
  ret void
}
@a = global target("spirv.Image") zeroinitializer ;~ error: unsupported: type `target`
@b = global i20000 1 ;~ error: unsupported: constant of type `i20000`
define void @removed() {
  %p = malloc i32 ;~ error: unsupported: instruction `malloc`
  free i32* %p ;~ error: unsupported: instruction `free`
  ret void
}
