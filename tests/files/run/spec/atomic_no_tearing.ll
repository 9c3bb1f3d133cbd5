; test: an atomic read sees one of the values that were written, whole, and those of one thread in their order
; spec: Memory Model for Concurrent Operations: "Otherwise, if R is atomic, and all the writes Rbyte may see are atomic, it chooses one of the values written."
; spec: Atomic Memory Ordering Constraints: "A value cannot be read unless some operation wrote it."
; spec: Atomic Memory Ordering Constraints: "If one atomic read happens before another atomic read of the same address, the later read must see the same value or a later value in the address's modification order."
; exit: 42
@word = global i64 0
@end = global i32 0
@steps = global i64 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @writer(ptr %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %high = shl i64 %i, 32
  %both = or i64 %high, %i
  store atomic i64 %both, ptr @word monotonic, align 8
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, 200000
  br i1 %c, label %loop, label %done
done:
  store atomic i32 1, ptr @end release, align 4
  ret ptr null
}
define i32 @main() {
entry:
  %t = alloca i64
  %e = call i32 @pthread_create(ptr %t, ptr null, ptr @writer, ptr null)
  br label %loop
loop:
  %last = phi i64 [ 0, %entry ], [ %low, %next ]
  %x = load atomic i64, ptr @word monotonic, align 8
  %low = and i64 %x, 4294967295
  %high = lshr i64 %x, 32
  %whole = icmp eq i64 %low, %high
  %later = icmp uge i64 %low, %last
  %good = and i1 %whole, %later
  br i1 %good, label %next, label %bad
next:
  %f = load atomic i32, ptr @end acquire, align 4
  %over = icmp eq i32 %f, 1
  br i1 %over, label %done, label %loop
done:
  %id = load i64, ptr %t
  %k = call i32 @pthread_join(i64 %id, ptr null)
  %z = load i64, ptr @word
  %zl = and i64 %z, 4294967295
  %is = icmp eq i64 %zl, 199999
  %r = select i1 %is, i32 42, i32 2
  ret i32 %r
bad:
  ret i32 1
}
