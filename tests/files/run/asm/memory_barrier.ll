; test: a load is made again after each barrier, so that a loop sees what another thread has written.
; exit: 7
@flag = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @usleep(i32)
define ptr @run(ptr %arg) {
  call i32 @usleep(i32 20000)
  store i32 7, ptr @flag
  ret ptr null
}
define i32 @main() {
entry:
  %thread = alloca i64
  call i32 @pthread_create(ptr %thread, ptr null, ptr @run, ptr null)
  br label %loop
loop:
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"()
  %v = load i32, ptr @flag
  %again = icmp eq i32 %v, 0
  br i1 %again, label %loop, label %end
end:
  %id = load i64, ptr %thread
  call i32 @pthread_join(i64 %id, ptr null)
  ret i32 %v
}
