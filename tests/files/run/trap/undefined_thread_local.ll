; test: a variable that each thread should have for itself is defined nowhere, and read.
; exit: 127
; stderr: the undefined variable `@nope` was accessed
; oracle: none (LLVM's JIT does not start the program)
@nope = external thread_local global i32
define i32 @main() {
  %v = load i32, ptr @nope
  ret i32 %v
}
