; test: threads end by returning and by pthread_exit, with their results; what they are given is theirs.
; exit: 0
; stdout: 7 8 0
@l = constant [10 x i8] c"%d %d %d\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_attr_init(ptr)
declare i32 @pthread_attr_setstacksize(ptr, i64)
declare void @pthread_exit(ptr)
declare i32 @thrd_create(ptr, ptr, ptr)
declare i32 @thrd_join(i64, ptr)
define ptr @run(ptr %arg) {
  %p = getelementptr i8, ptr %arg, i64 1
  ret ptr %p
}
define ptr @leave(ptr %arg) {
  %p = getelementptr i8, ptr %arg, i64 2
  call void @pthread_exit(ptr %p)
  unreachable
}
define i32 @small(ptr %arg) {
  %d = ptrtoint ptr %arg to i32
  %r = sub i32 %d, 6
  ret i32 %r
}
define i32 @main() {
  %t = alloca i64
  %r = alloca ptr
  %attributes = alloca [64 x i8], align 16
  call i32 @pthread_attr_init(ptr %attributes)
  call i32 @pthread_attr_setstacksize(ptr %attributes, i64 131072)
  call i32 @pthread_create(ptr %t, ptr null, ptr @run, ptr inttoptr (i64 6 to ptr))
  %id = load i64, ptr %t
  call i32 @pthread_join(i64 %id, ptr %r)
  %a = load i32, ptr %r
  call i32 @pthread_create(ptr %t, ptr %attributes, ptr @leave, ptr inttoptr (i64 6 to ptr))
  %id2 = load i64, ptr %t
  call i32 @pthread_join(i64 %id2, ptr %r)
  %b = load i32, ptr %r
  call i32 @thrd_create(ptr %t, ptr @small, ptr inttoptr (i64 6 to ptr))
  %id3 = load i64, ptr %t
  call i32 @thrd_join(i64 %id3, ptr %r)
  %c = load i32, ptr %r
  call i32 (ptr, ...) @printf(ptr @l, i32 %a, i32 %b, i32 %c)
  ret i32 0
}
