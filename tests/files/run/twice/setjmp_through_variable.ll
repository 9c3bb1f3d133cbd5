; test: longjmp comes back to a setjmp that was called through a pointer, as clang writes it at -O0
; exit: 0
; stdout: 0 1 2 3, sum 6, kept 77 78 79 80
@_p = global ptr @_setjmp
@buf = global [25 x i64] zeroinitializer, align 16
@text = constant [36 x i8] c"%d %d %d %d, sum %d, kept %d %d %d \00"
@last = constant [4 x i8] c"%d\0A\00"
@seen = global [4 x i32] zeroinitializer

declare i32 @_setjmp(ptr)
declare void @longjmp(ptr, i32) noreturn
declare i32 @printf(ptr, ...)

define void @down(i32 %n, i32 %value) noinline {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %jump, label %more
jump:
  call void @longjmp(ptr @buf, i32 %value)
  unreachable
more:
  %m = sub i32 %n, 1
  call void @down(i32 %m, i32 %value)
  ret void
}

define i32 @main() {
  %sum = alloca i32
  store i32 0, ptr %sum
  %a = load volatile i32, ptr @seen
  %k0 = add i32 %a, 77
  %k1 = add i32 %a, 78
  %k2 = add i32 %a, 79
  %k3 = add i32 %a, 80
  %f = load ptr, ptr @_p
  %r = call i32 %f(ptr @buf)
  %s = load i32, ptr %sum
  %s1 = add i32 %s, %r
  store i32 %s1, ptr %sum
  %at = getelementptr [4 x i32], ptr @seen, i32 0, i32 %r
  store i32 %r, ptr %at
  %done = icmp eq i32 %r, 3
  br i1 %done, label %end, label %again
again:
  %r1 = add i32 %r, 1
  call void @down(i32 50, i32 %r1)
  br label %end
end:
  %p1 = getelementptr [4 x i32], ptr @seen, i32 0, i32 1
  %p2 = getelementptr [4 x i32], ptr @seen, i32 0, i32 2
  %p3 = getelementptr [4 x i32], ptr @seen, i32 0, i32 3
  %v0 = load i32, ptr @seen
  %v1 = load i32, ptr %p1
  %v2 = load i32, ptr %p2
  %v3 = load i32, ptr %p3
  %s2 = load i32, ptr %sum
  call i32 (ptr, ...) @printf(ptr @text, i32 %v0, i32 %v1, i32 %v2, i32 %v3, i32 %s2, i32 %k0, i32 %k1, i32 %k2)
  call i32 (ptr, ...) @printf(ptr @last, i32 %k3)
  ret i32 0
}
