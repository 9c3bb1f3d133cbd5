; test: siglongjmp out of a handler that has interrupted a deep recursion, again and again
; exit: 50
declare i32 @__sigsetjmp(ptr, i32)
declare void @siglongjmp(ptr, i32) noreturn
declare i32 @sigaction(i32, ptr, ptr)
declare i32 @sigprocmask(i32, ptr, ptr)
declare i32 @sigismember(ptr, i32)

@buf = global [25 x i64] zeroinitializer
@count = global i32 0
@action = global { ptr, [128 x i8], i32, ptr } { ptr @handler, [128 x i8] zeroinitializer, i32 0, ptr null }

define void @handler(i32 %signal) {
  %n = load i32, ptr @count
  %n1 = add i32 %n, 1
  store i32 %n1, ptr @count
  call void @deep(i32 5, ptr @count)
  call void @siglongjmp(ptr @buf, i32 %n1)
  unreachable
}

define void @deep(i32 %n, ptr %last) {
  %own = alloca [32 x i32]
  store volatile i32 %n, ptr %own
  %end = icmp eq i32 %n, 0
  br i1 %end, label %touch, label %more
touch:
  %x = load volatile i32, ptr %last
  ret void
more:
  %less = sub i32 %n, 1
  call void @deep(i32 %less, ptr %last)
  ret void
}

define i32 @main() {
  %mask = alloca [16 x i64]
  %kept = alloca i32
  store i32 77, ptr %kept
  %old = call i32 @sigaction(i32 11, ptr @action, ptr null)
  %r = call i32 @__sigsetjmp(ptr @buf, i32 1)
  %m = call i32 @sigprocmask(i32 0, ptr null, ptr %mask)
  %blocked = call i32 @sigismember(ptr %mask, i32 11)
  %free = icmp eq i32 %blocked, 0
  %k = load i32, ptr %kept
  %same = icmp eq i32 %k, 77
  %right = and i1 %free, %same
  br i1 %right, label %next, label %bad
bad:
  ret i32 1
next:
  %go = icmp slt i32 %r, 50
  br i1 %go, label %fault, label %end
fault:
  call void @deep(i32 20, ptr inttoptr (i64 16 to ptr))
  ret i32 2
end:
  ret i32 %r
}
