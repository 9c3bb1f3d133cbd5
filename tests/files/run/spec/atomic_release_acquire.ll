; test: who acquires what was released sees all that was written before, and a monotonic write is seen in the end
; spec: Atomic Memory Ordering Constraints: "If an address is written monotonic -ally by one thread, and other threads monotonic -ally read that address repeatedly, the other threads must eventually see the write."
; spec: Atomic Memory Ordering Constraints: "a synchronizes-with edge may be formed with a release operation"
; spec: Atomic Memory Ordering Constraints: "Furthermore, this occurs even if the value written by a release operation has been modified by a read-modify-write operation before being read."
; exit: 42
@data = global i32 0
@flag = global i32 0
@go = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @producer(ptr %x) {
entry:
  br label %wait
wait:
  %g = load atomic i32, ptr @go monotonic, align 4
  %ready = icmp eq i32 %g, 1
  br i1 %ready, label %give, label %wait
give:
  store i32 42, ptr @data
  store atomic i32 1, ptr @flag release, align 4
  %old = atomicrmw add ptr @flag, i32 1 monotonic
  ret ptr null
}
define i32 @main() {
entry:
  %t = alloca i64
  %e = call i32 @pthread_create(ptr %t, ptr null, ptr @producer, ptr null)
  store atomic i32 1, ptr @go monotonic, align 4
  br label %wait
wait:
  %f = load atomic i32, ptr @flag acquire, align 4
  %two = icmp eq i32 %f, 2
  br i1 %two, label %take, label %wait
take:
  %r = load i32, ptr @data
  %id = load i64, ptr %t
  %k = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 %r
}
