; test: there are no arguments, arrays, vectors and constants of x86_amx
; flags: --std llvm
; spec: X86_amx Type: "Only a few intrinsics are allowed: stride load and store, zero and dot product."
; spec: X86_amx Type: "No instruction is allowed for this type."
; spec: X86_amx Type: "There are no arguments, arrays, pointers, vectors or constants of this type."
; spec: Simple Constants: "There are no constants of type x86_amx."
%a = type [2 x x86_amx] ;~ error: `x86_amx` cannot be the element of an array
%b = type <2 x x86_amx> ;~ error: `x86_amx` cannot be the element of a vector
declare x86_amx @give() ;~ error: `@give` is no intrinsic, and so takes and gives no `x86_amx`
declare void @take(x86_amx) ;~ error: `@take` is no intrinsic, and so takes and gives no `x86_amx`
@c = external global x86_amx ;~ error: `@c` cannot be a variable of type `x86_amx`
declare x86_amx @llvm.x86.tilezero.internal(i16, i16)
declare x86_amx @llvm.x86.tileloadd64.internal(i16, i16, ptr, i64)
declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)
declare x86_amx @llvm.x86.tdpbssd.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)
define void @f(ptr %p, i1 %i) {
  %z = call x86_amx @llvm.x86.tilezero.internal(i16 8, i16 32)
  %l = call x86_amx @llvm.x86.tileloadd64.internal(i16 8, i16 32, ptr %p, i64 64)
  %d = call x86_amx @llvm.x86.tdpbssd.internal(i16 8, i16 32, i16 32, x86_amx %z, x86_amx %l, x86_amx %l)
  call void @llvm.x86.tilestored64.internal(i16 8, i16 32, ptr %p, i64 64, x86_amx %d)
  %e = alloca x86_amx ;~ error: a variable cannot be of type `x86_amx`
  %g = add x86_amx %z, %l ;~ error: `add` works on integers, not on `x86_amx`
  call void @llvm.x86.tilestored64.internal(i16 8, i16 32, ptr %p, i64 64, x86_amx zeroinitializer) ;~ error: `x86_amx` has no zero ;~ error: a tile is no constant
  call void @llvm.x86.tilestored64.internal(i16 8, i16 32, ptr %p, i64 64, x86_amx undef) ;~ error: a tile is no constant
  ret void
}
