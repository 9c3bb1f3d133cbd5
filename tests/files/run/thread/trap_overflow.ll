; test: a stack overflow in a thread that the program has started is reported as any other.
; trap: stack in @deep
; stdout: started
; oracle: none (it dies of a signal)
@s = constant [8 x i8] c"started\00"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @puts(ptr)
define i32 @deep(i32 %n) {
  %m = add i32 %n, 1
  %r = call i32 @deep(i32 %m)
  %s = mul i32 %r, %n
  ret i32 %s
}
define ptr @run(ptr %arg) {
  call i32 @puts(ptr @s)
  %r = call i32 @deep(i32 1)
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
