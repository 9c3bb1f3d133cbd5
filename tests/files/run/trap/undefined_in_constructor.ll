; test: a constructor that calls what is defined nowhere ends the program as other functions do, and what was registered for its end is not called.
; exit: 127
; stderr: the undefined function `@nope` was called
; oracle: none (LLVM's JIT does not start the program)
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @init, ptr null }]
declare void @nope(i32)
declare i32 @atexit(ptr)
declare i32 @puts(ptr)
@text = private constant [6 x i8] c"never\00"
define internal void @last() {
  call i32 @puts(ptr @text)
  ret void
}
define internal void @init() {
  call i32 @atexit(ptr @last)
  call void @nope(i32 1)
  ret void
}
define i32 @main() {
  ret i32 3
}
