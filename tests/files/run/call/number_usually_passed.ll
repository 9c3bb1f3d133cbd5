; test: functions whose direct calls all pass one number, called with others through addresses in a table and by themselves.
; exit: 0
; stdout: 6 15 1 0
; stdout: 7 3 20
; stdout: 10
@numbers = constant [6 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5, i64 6]
@sums = global [1 x ptr] [ptr @sum]
@counts = global [1 x ptr] [ptr @digits]
@four = private constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
@three = private constant [13 x i8] c"%ld %ld %ld\0A\00"
@one = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define internal i64 @sum(ptr %p, i32 %n) noinline {
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %j, %body ]
  %s = phi i64 [ 0, %0 ], [ %t, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %end
body:
  %q = getelementptr i64, ptr %p, i32 %i
  %x = load i64, ptr %q
  %t = add i64 %s, %x
  %j = add i32 %i, 1
  br label %head
end:
  ret i64 %s
}

define internal i64 @digits(i64 %n, i64 %base) noinline {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %x = phi i64 [ %n, %0 ], [ %y, %loop ]
  %j = add i64 %i, 1
  %y = udiv i64 %x, %base
  %c = icmp eq i64 %y, 0
  br i1 %c, label %end, label %loop
end:
  ret i64 %j
}

define internal i64 @less(ptr %p, i32 %n, i32 %depth) noinline {
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %j, %body ]
  %s = phi i64 [ 0, %0 ], [ %t, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %end
body:
  %q = getelementptr i64, ptr %p, i32 %i
  %x = load i64, ptr %q
  %t = add i64 %s, %x
  %j = add i32 %i, 1
  br label %head
end:
  %d = icmp sgt i32 %depth, 0
  br i1 %d, label %again, label %out
again:
  %m = sub i32 %n, 1
  %e = sub i32 %depth, 1
  %r = call i64 @less(ptr %p, i32 %m, i32 %e)
  %u = mul i64 %r, 1
  %v = add i64 %s, %u
  ret i64 %v
out:
  ret i64 %s
}

define i32 @main() {
  %a = call i64 @sum(ptr @numbers, i32 3)
  %f = load ptr, ptr @sums
  %b = call i64 %f(ptr @numbers, i32 5)
  %c = call i64 %f(ptr @numbers, i32 1)
  %d = call i64 %f(ptr @numbers, i32 0)
  %p = call i32 (ptr, ...) @printf(ptr @four, i64 %a, i64 %b, i64 %c, i64 %d)
  %g = load ptr, ptr @counts
  %h = call i64 @digits(i64 1234567, i64 10)
  %i = call i64 %g(i64 5, i64 2)
  %j = call i64 %g(i64 1000000, i64 2)
  %q = call i32 (ptr, ...) @printf(ptr @three, i64 %h, i64 %i, i64 %j)
  %k = call i64 @less(ptr @numbers, i32 3, i32 2)
  %r = call i32 (ptr, ...) @printf(ptr @one, i64 %k)
  ret i32 0
}
