; test: the function that a thread of the program begins with is defined nowhere.
; exit: 127
; stderr: the undefined function `@nope` was called
; oracle: none (LLVM's JIT does not start the program)
declare ptr @nope(ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define i32 @main() {
  %t = alloca i64
  call i32 @pthread_create(ptr %t, ptr null, ptr @nope, ptr null)
  %id = load i64, ptr %t
  call i32 @pthread_join(i64 %id, ptr null)
  ret i32 3
}
