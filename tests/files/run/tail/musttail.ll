; test: a million calls deep in constant stack: of itself, of others, through pointers.
; stdout: 1000000
; stdout: 500000500000
; stdout: odd
; stdout: 7
; exit: 0
@line = constant [5 x i8] c"%ld\0A\00"
@even = constant [5 x i8] c"even\00"
@odd = constant [4 x i8] c"odd\00"
@table = global [2 x ptr] [ptr @first, ptr @second]
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)

define i64 @count(i64 %n, i64 %done) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i64 %n, 1
  %next = add i64 %done, 1
  %r = musttail call i64 @count(i64 %less, i64 %next)
  ret i64 %r
end:
  ret i64 %done
}

define fastcc i64 @sum(i64 %n, i64 %total) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i64 %n, 1
  %next = add i64 %total, %n
  %r = musttail call fastcc i64 @sum(i64 %less, i64 %next)
  ret i64 %r
end:
  ret i64 %total
}

define void @is_even(i32 %n) {
  %stop = icmp eq i32 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i32 %n, 1
  musttail call void @is_odd(i32 %less)
  ret void
end:
  call i32 @puts(ptr @even)
  ret void
}
define void @is_odd(i32 %n) {
  %stop = icmp eq i32 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i32 %n, 1
  musttail call void @is_even(i32 %less)
  ret void
end:
  call i32 @puts(ptr @odd)
  ret void
}

define ptr @first(ptr %p, i64 %n) {
  %stop = icmp eq i64 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i64 %n, 1
  %bit = and i64 %n, 1
  %at = getelementptr [2 x ptr], ptr @table, i64 0, i64 %bit
  %f = load ptr, ptr %at
  %r = musttail call ptr %f(ptr %p, i64 %less)
  ret ptr %r
end:
  ret ptr %p
}
define ptr @second(ptr %p, i64 %n) {
  %v = load i32, ptr %p
  store i32 7, ptr %p
  %r = musttail call ptr @first(ptr %p, i64 %n)
  ret ptr %r
}

define i32 @main() {
  %n = call i64 @count(i64 1000000, i64 0)
  call i32 (ptr, ...) @printf(ptr @line, i64 %n)
  %s = call fastcc i64 @sum(i64 1000000, i64 0)
  call i32 (ptr, ...) @printf(ptr @line, i64 %s)
  call void @is_even(i32 1000001)
  %cell = alloca i32
  store i32 1, ptr %cell
  %p = call ptr @first(ptr %cell, i64 1000000)
  %v = load i32, ptr %p
  %w = sext i32 %v to i64
  call i32 (ptr, ...) @printf(ptr @line, i64 %w)
  ret i32 0
}
