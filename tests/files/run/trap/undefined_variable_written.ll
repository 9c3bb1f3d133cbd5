; test: a variable that is defined nowhere is written by way of a pointer that another one holds, by a function of C.
; exit: 127
; stderr: the undefined variable `@nope` was accessed
; oracle: none (LLVM's JIT does not start the program)
@nope = external global [16 x i8]
@pointer = global ptr @nope
declare ptr @strcpy(ptr, ptr)
@text = private constant [7 x i8] c"before\00"
define i32 @main() {
  %p = load ptr, ptr @pointer
  call ptr @strcpy(ptr %p, ptr @text)
  ret i32 0
}
