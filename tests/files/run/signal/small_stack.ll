; test: a handler on a small stack of the program's leaves the memory around it alone
; exit: 8
; The stack is 16 KiB in the middle of memory that is zero; what lies below it stays so, although the
; handler and what it calls are made only when they are called: their addresses come from memory.
declare i32 @sigaction(i32, ptr, ptr)
declare i32 @sigaltstack(ptr, ptr)
declare i32 @raise(i32)

@memory = global [524288 x i8] zeroinitializer, align 16
@stack = global { ptr, i32, i64 } { ptr getelementptr (i8, ptr @memory, i64 507904), i32 0, i64 16384 }
@was = global { ptr, i32, i64 } zeroinitializer
@action = global { ptr, [128 x i8], i32, ptr } { ptr @handler, [128 x i8] zeroinitializer, i32 134217728, ptr null }
@first = global ptr @count
@sum = global i32 0

define i32 @count(i32 %n) {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %out, label %more
more:
  %less = sub i32 %n, 1
  %f = load volatile ptr, ptr @first
  %x = call i32 %f(i32 %less)
  %y = add i32 %x, 1
  ret i32 %y
out:
  ret i32 0
}

define void @handler(i32 %signal) {
  %f = load volatile ptr, ptr @first
  %x = call i32 %f(i32 7)
  ; SS_ONSTACK while it runs on it.
  %a = call i32 @sigaltstack(ptr null, ptr @was)
  %p = getelementptr { ptr, i32, i64 }, ptr @was, i32 0, i32 1
  %on = load i32, ptr %p
  %y = add i32 %x, %on
  store i32 %y, ptr @sum
  ret void
}

define i32 @main() {
  %a = call i32 @sigaltstack(ptr @stack, ptr null)
  %old = call i32 @sigaction(i32 10, ptr @action, ptr null)
  %r = call i32 @raise(i32 10)
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %loop ]
  %any = phi i64 [ 0, %0 ], [ %any1, %loop ]
  %p = getelementptr i8, ptr @memory, i64 %i
  %x = load i64, ptr %p
  %any1 = or i64 %any, %x
  %i1 = add i64 %i, 8
  %go = icmp ult i64 %i1, 507904
  br i1 %go, label %loop, label %done
done:
  %set = load ptr, ptr @was
  %mine = icmp eq ptr %set, getelementptr (i8, ptr @memory, i64 507904)
  %clean = icmp eq i64 %any1, 0
  %right = and i1 %mine, %clean
  %sum = load i32, ptr @sum
  %code = select i1 %right, i32 %sum, i32 1
  ret i32 %code
}
