; test: a call through a pointer that is marked as returning twice does, and may also not
; exit: 0
; stdout: once 41, jumped 5 times
@buf = global [25 x i64] zeroinitializer, align 16
@functions = global [2 x ptr] [ptr @plain, ptr @_setjmp]
@text = constant [27 x i8] c"once %d, jumped %d times\0A\00\00"

declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
declare i32 @printf(ptr, ...)

define i32 @plain(ptr %p) noinline {
  ret i32 41
}

define i32 @main() {
  %count = alloca i32
  store i32 0, ptr %count
  %f = load ptr, ptr @functions
  %once = call i32 %f(ptr @buf) returns_twice
  %p = getelementptr [2 x ptr], ptr @functions, i32 0, i32 1
  %g = load ptr, ptr %p
  %r = call i32 %g(ptr @buf) returns_twice
  %end = icmp eq i32 %r, 5
  br i1 %end, label %out, label %jump
jump:
  %n = load i32, ptr %count
  %n1 = add i32 %n, 1
  store i32 %n1, ptr %count
  call void @longjmp(ptr @buf, i32 %n1)
  unreachable
out:
  %c = load i32, ptr %count
  call i32 (ptr, ...) @printf(ptr @text, i32 %once, i32 %c)
  ret i32 0
}
