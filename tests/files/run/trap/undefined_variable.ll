; test: a variable that is defined nowhere is read, in the midst of it.
; exit: 127
; stdout: before
; stderr: the undefined variable `@nope` was accessed
; stderr: accessed in `@get`
; oracle: none (LLVM's JIT does not start the program)
@nope = external global [4 x i64]
@text = private constant [7 x i8] c"before\00"
declare i32 @puts(ptr)
define i64 @get(i64 %n) noinline {
  %p = getelementptr [4 x i64], ptr @nope, i64 0, i64 %n
  %v = load volatile i64, ptr %p
  ret i64 %v
}
define i32 @main() {
  call i32 @puts(ptr @text)
  %v = call i64 @get(i64 3)
  %r = trunc i64 %v to i32
  ret i32 %r
}
