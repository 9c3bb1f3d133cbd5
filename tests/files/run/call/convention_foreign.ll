; test: a function of C is not called by a convention that is not C's.
; exit: 2
; stderr: unsupported: the calling convention `ghccc` of a function outside of the program
; oracle: none (LLVM calls it)
declare ghccc i64 @labs(i64)
define i32 @main() {
  %r = call ghccc i64 @labs(i64 1)
  ret i32 0
}
