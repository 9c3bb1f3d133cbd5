; test: a variable argument that is a vector of 256 bits: with AVX it is on the stack, aligned to 32, where `va_arg` rounds up to.
; exit: 2
; stderr: unsupported: a variable argument on the stack that is aligned to more than 16
; oracle: none (LLVM aligns the stack of the caller)
define void @f(i32 %n, ...) "target-features"="+avx" {
  ret void
}
define i32 @main() "target-features"="+avx" {
  call void (i32, ...) @f(i32 1, <4 x double> <double 1.0, double 2.0, double 3.0, double 4.0>)
  ret i32 0
}
