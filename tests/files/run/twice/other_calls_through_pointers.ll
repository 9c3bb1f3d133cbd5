; test: calls through pointers that can be none of `setjmp` are called as all others, also where its address is used.
; exit: 0
; stdout: a 2.5
; stdout: 7 12
@buffer = global [256 x i8] zeroinitializer, align 16
@held = global ptr @_setjmp
@print = global ptr @printf
@number = global ptr @rounded
@f = private constant [8 x i8] c"a %.1f\0A\00"
@g = private constant [7 x i8] c"%d %d\0A\00"
declare i32 @_setjmp(ptr) returns_twice
declare i32 @printf(ptr, ...)
define i32 @rounded(double %x) {
  %r = fptosi double %x to i32
  ret i32 %r
}
define i32 @main() {
  %print = load ptr, ptr @print
  %1 = call i32 (ptr, ...) %print(ptr @f, double 2.5)
  %number = load ptr, ptr @number
  %2 = call i32 %number(double 7.75)
  %set = load ptr, ptr @held
  %3 = call i32 (...) %set(ptr @buffer)
  %4 = add i32 %3, 12
  %5 = call i32 (ptr, ...) %print(ptr @g, i32 %2, i32 %4)
  ret i32 0
}
