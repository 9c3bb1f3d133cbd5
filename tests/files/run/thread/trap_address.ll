; test: a bad address in a thread that the program has started is reported as any other.
; trap: address in @deep
; stdout: started
; oracle: none (it dies of a signal)
@s = constant [8 x i8] c"started\00"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @puts(ptr)
define i32 @deep(i32 %n) {
  %e = sext i32 %n to i64
  %p = inttoptr i64 %e to ptr
  %v = load volatile i32, ptr %p
  ret i32 %v
}
define ptr @run(ptr %arg) {
  call i32 @puts(ptr @s)
  %z = ptrtoint ptr %arg to i32
  %r = call i32 @deep(i32 %z)
  %p = inttoptr i32 %r to ptr
  ret ptr %p
}
define i32 @main() {
  %t = alloca i64
  call i32 @pthread_create(ptr %t, ptr null, ptr @run, ptr null)
  %id = load i64, ptr %t
  call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
