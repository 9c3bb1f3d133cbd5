; test: siglongjmp out of a signal handler restores the mask, so that the signal comes again
; exit: 3
declare i32 @__sigsetjmp(ptr, i32)
declare void @siglongjmp(ptr, i32) noreturn
declare ptr @signal(i32, ptr)
declare i32 @raise(i32)

@buf = global [25 x i64] zeroinitializer
@count = global i32 0

define void @handler(i32 %signal) {
  %n = load i32, ptr @count
  %n1 = add i32 %n, 1
  store i32 %n1, ptr @count
  call void @siglongjmp(ptr @buf, i32 %n1)
  unreachable
}

define i32 @main() {
  %old = call ptr @signal(i32 10, ptr @handler)
  %r = call i32 @__sigsetjmp(ptr @buf, i32 1)
  %go = icmp slt i32 %r, 3
  br i1 %go, label %raise, label %end
raise:
  %x = call i32 @raise(i32 10)
  ret i32 99
end:
  ret i32 %r
}
