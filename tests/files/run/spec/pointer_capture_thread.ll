; test: a pointer is captured that another thread reads while the call lasts
; spec: Pointer Capture: "The call stores any bit of the pointer carrying information into a place, and the stored bits can be safely read from the place by another thread via synchronization."
; exit: 42
@glb = global ptr null
@lock = global i32 0
@done = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @reader(ptr %0) {
entry:
  br label %wait
wait:
  %l = load atomic i32, ptr @lock acquire, align 4
  %open = icmp eq i32 %l, 1
  br i1 %open, label %take, label %wait
take:
  %p = load ptr, ptr @glb
  store i32 42, ptr %p
  store atomic i32 1, ptr @done release, align 4
  ret ptr null
}
define internal void @f(ptr %a) {
entry:
  store ptr %a, ptr @glb
  store atomic i32 1, ptr @lock release, align 4
  br label %wait
wait:
  %d = load atomic i32, ptr @done acquire, align 4
  %over = icmp eq i32 %d, 1
  br i1 %over, label %end, label %wait
end:
  store ptr null, ptr @glb
  ret void
}
define i32 @main() {
  %t = alloca i64
  %a = alloca i32
  store i32 1, ptr %a
  %e = call i32 @pthread_create(ptr %t, ptr null, ptr @reader, ptr null)
  call void @f(ptr %a)
  %id = load i64, ptr %t
  %k = call i32 @pthread_join(i64 %id, ptr null)
  %r = load i32, ptr %a
  ret i32 %r
}
