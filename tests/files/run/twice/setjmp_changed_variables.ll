; test: the second return of setjmp finds in memory what the first one has left there, on every engine
; exit: 0
; stdout: 10 7 1 3
; stdout: 17 7 2 17
; stdout: 24 7 2 24
; stdout: 31 7 2 31
; stdout: 38 7 100 38
; What C leaves open, unoptimized code does: `%changed` and one element of `%array` are written between the two returns and
; read behind them. `%kept` is only read there, and `%fresh` is written first.
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
declare i32 @printf(ptr, ...)

@env = internal global [25 x i64] zeroinitializer
@left = internal global i32 3
@format = internal constant [13 x i8] c"%d %d %d %d\0A\00"

define internal void @back() {
  %n = load i32, ptr @left
  %m = sub i32 %n, 1
  store i32 %m, ptr @left
  %again = icmp sgt i32 %n, 0
  br i1 %again, label %jump, label %stay
jump:
  call void @longjmp(ptr @env, i32 1)
  unreachable
stay:
  ret void
}

define i32 @main() {
  %changed = alloca i32
  %kept = alloca i32
  %fresh = alloca i32
  %array = alloca [4 x i32]
  store i32 10, ptr %changed
  store i32 7, ptr %kept
  store [4 x i32] [i32 1, i32 2, i32 3, i32 4], ptr %array
  %r = call i32 @_setjmp(ptr @env) returns_twice
  %r1 = add i32 %r, 1
  store i32 %r1, ptr %fresh
  %c0 = load i32, ptr %changed
  %k0 = load i32, ptr %kept
  %f0 = load i32, ptr %fresh
  %i0 = sub i32 %k0, 5
  %e0 = getelementptr [4 x i32], ptr %array, i64 0, i32 %i0
  %a0 = load i32, ptr %e0
  call i32 (ptr, ...) @printf(ptr @format, i32 %c0, i32 %k0, i32 %f0, i32 %a0)
  %c1 = load i32, ptr %changed
  %k1 = load i32, ptr %kept
  %c2 = add i32 %c1, %k1
  store i32 %c2, ptr %changed
  %i1 = sub i32 %k1, 5
  %e1 = getelementptr [4 x i32], ptr %array, i64 0, i32 %i1
  store i32 %c2, ptr %e1
  store i32 100, ptr %fresh
  call void @back()
  %c3 = load i32, ptr %changed
  %k3 = load i32, ptr %kept
  %f3 = load i32, ptr %fresh
  %e3 = getelementptr [4 x i32], ptr %array, i64 0, i64 2
  %a3 = load i32, ptr %e3
  call i32 (ptr, ...) @printf(ptr @format, i32 %c3, i32 %k3, i32 %f3, i32 %a3)
  ret i32 0
}
