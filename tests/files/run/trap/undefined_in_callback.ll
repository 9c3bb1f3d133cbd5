; test: a function of C calls one of the program, which calls what is defined nowhere.
; exit: 127
; stderr: the undefined function `@nope` was called
; oracle: none (LLVM's JIT does not start the program)
@numbers = global [2 x i32] [i32 2, i32 1]
declare i32 @nope(ptr, ptr)
declare void @qsort(ptr, i64, i64, ptr)
define internal i32 @compare(ptr %a, ptr %b) {
  %r = call i32 @nope(ptr %a, ptr %b)
  ret i32 %r
}
define i32 @main() {
  call void @qsort(ptr @numbers, i64 2, i64 4, ptr @compare)
  ret i32 3
}
