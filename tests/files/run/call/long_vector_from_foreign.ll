; test: nor is one taken from there as a result; but such a function may be declared.
; exit: 125
; stdout: here
; stderr: a function outside of the program with a result of type `<8 x float>`
; oracle: none (LLVM calls it)
@llvm.compiler.used = appending global [1 x ptr] [ptr @cosf], section "llvm.metadata"
@text = constant [5 x i8] c"here\00"
declare <8 x float> @cosf(float)
declare i32 @puts(ptr)
declare i32 @fflush(ptr)
define i32 @main() {
  %n = call i32 @puts(ptr @text)
  %m = call i32 @fflush(ptr null)
  %r = call <8 x float> @cosf(float 1.0)
  ret i32 0
}
