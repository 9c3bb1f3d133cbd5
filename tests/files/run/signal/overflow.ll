; test: a handler that calls itself without end overflows the stack, wherever it has interrupted
; trap: stack in @endless
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i64 @pthread_self()
declare i32 @pthread_kill(i64, i32)
declare ptr @signal(i32, ptr)

@main_thread = global i64 0
@go_on = global i32 0

define i32 @endless(i32 %n) noinline {
  %own = alloca [16 x i32]
  store volatile i32 %n, ptr %own
  %more = add i32 %n, 1
  %x = call i32 @endless(i32 %more)
  %y = load volatile i32, ptr %own
  %z = add i32 %x, %y
  ret i32 %z
}

define void @handler(i32 %signal) {
  %x = call i32 @endless(i32 0)
  ret void
}

define ptr @send(ptr %none) {
  %thread = load i64, ptr @main_thread
  %k = call i32 @pthread_kill(i64 %thread, i32 10)
  ret ptr null
}

define i32 @main() {
  %h = call ptr @signal(i32 10, ptr @handler)
  %self = call i64 @pthread_self()
  store i64 %self, ptr @main_thread
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @send, ptr null)
  br label %loop
loop:
  %x = load volatile i32, ptr @go_on
  %end = icmp ne i32 %x, 0
  br i1 %end, label %out, label %loop
out:
  ret i32 1
}
