; test: each thread has its own copy of thread-local variables, of all models, initialised and aligned.
; stdout: 1 5 0 0
; stdout: 1 5 0 0
; stdout: 11 25 100 0
; exit: 0
@a = thread_local global i32 1
@b = internal thread_local(localexec) global { i8, i32 } { i8 3, i32 5 }
@c = thread_local(initialexec) global i64 0, align 256
@d = thread_local(localdynamic) global [100 x i8] zeroinitializer
@line = constant [13 x i8] c"%d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @llvm.threadlocal.address.p0(ptr)

define void @show() {
  %ta = call ptr @llvm.threadlocal.address.p0(ptr @a)
  %x = load i32, ptr %ta
  %y = load i32, ptr getelementptr ({ i8, i32 }, ptr @b, i32 0, i32 1)
  %z = load i64, ptr @c
  %z32 = trunc i64 %z to i32
  %address = ptrtoint ptr @c to i64
  %low = and i64 %address, 255
  %low32 = trunc i64 %low to i32
  call i32 (ptr, ...) @printf(ptr @line, i32 %x, i32 %y, i32 %z32, i32 %low32)
  ret void
}
define ptr @run(ptr %arg) {
  call void @show()
  store i32 99, ptr @a
  store i64 98, ptr @c
  store i8 1, ptr getelementptr ([100 x i8], ptr @d, i64 0, i64 50)
  ret ptr @a
}
define i32 @main() {
  call void @show()
  store i32 11, ptr @a
  store i32 25, ptr getelementptr ({ i8, i32 }, ptr @b, i32 0, i32 1)
  store i64 100, ptr @c
  %thread = alloca i64
  %result = alloca ptr
  call i32 @pthread_create(ptr %thread, ptr null, ptr @run, ptr null)
  %id = load i64, ptr %thread
  call i32 @pthread_join(i64 %id, ptr %result)
  call void @show()
  %other = load ptr, ptr %result
  %same = icmp eq ptr %other, @a
  %d = load i8, ptr getelementptr ([100 x i8], ptr @d, i64 0, i64 50)
  %d32 = zext i8 %d to i32
  %same32 = zext i1 %same to i32
  %wrong = add i32 %d32, %same32
  ret i32 %wrong
}
