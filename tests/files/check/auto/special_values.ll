; test: only intrinsics take `metadata` and `token`, and give `token` and `x86_amx`; values of them are not chosen
; between
; spec: X86_amx Type: "No instruction is allowed for this type."
; spec: X86_amx Type: "There are no arguments, arrays, pointers, vectors or constants of this type."
; spec: Token Type: "As such, it is not appropriate to have a phi or select of type token."
declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)
@v = external global x86_amx ;~ error: `@v` cannot be a variable of type `x86_amx`
declare x86_amx @amx(i32) ;~ error: `@amx` is no intrinsic, and so takes and gives no `x86_amx`
define void @f(ptr %p, i1 %c) {
  call void %p(token none) ;~ error: this is no intrinsic, and so takes neither `metadata` nor `token`
  %a = call token %p() ;~ error: this is no intrinsic, and so gives neither `token` nor `x86_amx`
  %b = call x86_amx %p() ;~ error: this is no intrinsic, and so gives neither `token` nor `x86_amx`
  %d = select i1 %c, token none, token none ;~ error: `select` cannot choose between `token`
  %e = alloca x86_amx ;~ error: a variable cannot be of type `x86_amx`
  %g = load x86_amx, ptr %p
  call void @llvm.x86.tilestored64.internal(i16 1, i16 1, ptr %p, i64 64, x86_amx %g)
  call void @llvm.x86.tilestored64.internal(i16 1, i16 1, ptr %p, i64 64, x86_amx undef) ;~ error: a tile is no constant
  store x86_amx zeroinitializer, ptr %p ;~ error: `x86_amx` has no zero
  br label %n
n:
  %h = phi token [ none, %0 ] ;~ error: a `phi` cannot have type `token`
  ret void
}
