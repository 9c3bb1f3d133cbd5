; test: what is called at exit calls what is defined nowhere.
; exit: 127
; stdout: main
; stderr: the undefined function `@nope` was called
; oracle: none (LLVM's JIT does not start the program)
@text = private constant [5 x i8] c"main\00"
declare void @nope()
declare i32 @atexit(ptr)
declare i32 @puts(ptr)
define internal void @last() {
  call void @nope()
  ret void
}
define i32 @main() {
  call i32 @puts(ptr @text)
  call i32 @atexit(ptr @last)
  ret i32 3
}
