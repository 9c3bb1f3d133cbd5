; test: a thread that gives up ends the process, which tells of it
; trap: abort in @run
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @abort()

define ptr @run(ptr %none) {
  call void @abort()
  unreachable
}

define i32 @main() {
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @run, ptr null)
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
