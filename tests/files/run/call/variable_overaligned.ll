; test: a variable argument that is copied to the stack, aligned to 32: it would have to lie where `va_arg` rounds up to.
; exit: 2
; stderr: unsupported: a variable argument on the stack that is aligned to more than 16
; oracle: none (LLVM aligns the stack of the caller)
define void @f(i32 %n, ...) {
  ret void
}
define i32 @main() {
  %v = alloca [4 x i64], align 32
  call void (i32, ...) @f(i32 1, ptr byval([4 x i64]) align 32 %v)
  ret i32 0
}
