; test: a function that is defined nowhere is itself a constructor.
; exit: 127
; stderr: the undefined function `@nope` was called
; oracle: none (LLVM's JIT does not start the program)
@v = internal global ptr @nope, section ".init_array", align 8
@llvm.used = appending global [1 x ptr] [ptr @v], section "llvm.metadata"
declare void @nope()
define i32 @main() {
  ret i32 3
}
