; test: handlers interrupt a thread that computes, and each other
; exit: 7
; The one thread sends the other two signals after each other, and waits for both handlers; the
; other one computes the same numbers until it is told to end. The second handler may come in the
; middle of the first.
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_kill(i64, i32)
declare i32 @sched_yield()
declare ptr @signal(i32, ptr)

@end = global i32 0
@wrong = global i32 0
@first = global i32 0
@second = global i32 0

define i64 @fib(i64 %n) noinline {
  %own = alloca i64, i64 %n
  store volatile i64 %n, ptr %own
  %small = icmp ult i64 %n, 3
  br i1 %small, label %one, label %more
one:
  ret i64 1
more:
  %a = sub i64 %n, 1
  %b = sub i64 %n, 2
  %x = call i64 @fib(i64 %a)
  %y = call i64 @fib(i64 %b)
  %sum = add i64 %x, %y
  %again = load volatile i64, ptr %own
  %change = sub i64 %again, %n
  %all = add i64 %sum, %change
  ret i64 %all
}

define void @check(i64 %n, i64 %expected) {
  %x = call i64 @fib(i64 %n)
  %same = icmp eq i64 %x, %expected
  br i1 %same, label %out, label %bad
bad:
  store i32 1, ptr @wrong
  br label %out
out:
  ret void
}

define void @on_first(i32 %signal) {
  call void @check(i64 10, i64 55)
  %old = atomicrmw add ptr @first, i32 1 seq_cst
  ret void
}

define void @on_second(i32 %signal) {
  call void @check(i64 7, i64 13)
  %old = atomicrmw add ptr @second, i32 1 seq_cst
  ret void
}

define ptr @compute(ptr %none) {
  br label %loop
loop:
  call void @check(i64 12, i64 144)
  %end = load atomic i32, ptr @end seq_cst, align 4
  %go = icmp eq i32 %end, 0
  br i1 %go, label %loop, label %out
out:
  ret ptr null
}

define void @wait(ptr %count, i32 %for) {
  br label %loop
loop:
  %y = call i32 @sched_yield()
  %n = load atomic i32, ptr %count seq_cst, align 4
  %less = icmp ult i32 %n, %for
  br i1 %less, label %loop, label %out
out:
  ret void
}

define i32 @main() {
  %h1 = call ptr @signal(i32 10, ptr @on_first)
  %h2 = call ptr @signal(i32 12, ptr @on_second)
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @compute, ptr null)
  %thread = load i64, ptr %t
  br label %loop
loop:
  %i = phi i32 [ 1, %0 ], [ %i1, %loop ]
  %k1 = call i32 @pthread_kill(i64 %thread, i32 10)
  %k2 = call i32 @pthread_kill(i64 %thread, i32 12)
  call void @wait(ptr @first, i32 %i)
  call void @wait(ptr @second, i32 %i)
  %i1 = add i32 %i, 1
  %more = icmp ule i32 %i1, 100
  br i1 %more, label %loop, label %done
done:
  store atomic i32 1, ptr @end seq_cst, align 4
  %j = call i32 @pthread_join(i64 %thread, ptr null)
  %wrong = load i32, ptr @wrong
  %right = icmp eq i32 %wrong, 0
  %code = select i1 %right, i32 7, i32 1
  ret i32 %code
}
