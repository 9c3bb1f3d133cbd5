; test: longjmp out of many calls, again and again, and memory keeps what was written last
; exit: 0
; stdout: depth 10000, round 5, sum 15
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
declare i32 @printf(ptr, ...)

@text = constant [32 x i8] c"depth %d, round %d, sum %d\0A\00\00\00\00\00"
@depth = global i32 0

define void @down(ptr %buf, i32 %n, i32 %value) {
  %d = load i32, ptr @depth
  %d1 = add i32 %d, 1
  store i32 %d1, ptr @depth
  %end = icmp eq i32 %n, 1
  br i1 %end, label %jump, label %more
jump:
  call void @longjmp(ptr %buf, i32 %value)
  unreachable
more:
  %m = sub i32 %n, 1
  call void @down(ptr %buf, i32 %m, i32 %value)
  ret void
}

define i32 @main() {
  %buf = alloca [25 x i64], align 16
  %round = alloca i32
  %sum = alloca i32
  store i32 0, ptr %round
  store i32 0, ptr %sum
  %r = call i32 @_setjmp(ptr %buf) returns_twice
  %s = load i32, ptr %sum
  %s1 = add i32 %s, %r
  store i32 %s1, ptr %sum
  %k = load i32, ptr %round
  %done = icmp eq i32 %k, 5
  br i1 %done, label %end, label %again
again:
  %k1 = add i32 %k, 1
  store i32 %k1, ptr %round
  call void @down(ptr %buf, i32 2000, i32 %k1)
  br label %end
end:
  %d = load i32, ptr @depth
  %k2 = load i32, ptr %round
  %s2 = load i32, ptr %sum
  call i32 (ptr, ...) @printf(ptr @text, i32 %d, i32 %k2, i32 %s2)
  ret i32 0
}
