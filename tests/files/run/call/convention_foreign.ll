; test: a function of C is not called by a convention that is not built.
; exit: 2
; stderr: unsupported: the calling convention `intel_ocl_bicc` of a function outside of the program
; oracle: none (LLVM calls it)
declare intel_ocl_bicc i64 @labs(i64)
define i32 @main() {
  %r = call intel_ocl_bicc i64 @labs(i64 1)
  ret i32 0
}
