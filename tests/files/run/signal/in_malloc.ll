; test: a handler that has interrupted malloc calls functions for the first time
; exit: 112
; oracle: none (what malloc looks at depends on what else the process has allocated)
; The pages of a block that was freed are taken away, so that malloc faults where it divides the
; block, with its lock held. The handler gives them back, after it has called functions
; that were never called before.
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @mallopt(i32, i32)
declare ptr @malloc(i64)
declare ptr @aligned_alloc(i64, i64)
declare void @free(ptr)
declare i32 @mprotect(ptr, i64, i32)
declare i32 @sigaction(i32, ptr, ptr)

@pages = global ptr null
@sum = global i32 0
@action = global { ptr, [128 x i8], i32, ptr } { ptr @handler, [128 x i8] zeroinitializer, i32 0, ptr null }

; Each calls the next, and itself, so that none is inlined away.
define i32 @f(i32 %n) noinline {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %out, label %more
more:
  %less = sub i32 %n, 1
  %x = call i32 @f(i32 %less)
  %y = call i32 @g(i32 %less)
  %sum = add i32 %x, %y
  ret i32 %sum
out:
  ret i32 0
}

define i32 @g(i32 %n) noinline {
  %big = alloca [64 x i32]
  %even = and i32 %n, 1
  switch i32 %n, label %other [ i32 0, label %zero i32 1, label %one i32 2, label %two i32 3, label %three
                                i32 7, label %one i32 8, label %two i32 9, label %three i32 1000, label %zero ]
zero:
  ret i32 1
one:
  %x = call i32 @h(i32 %even)
  ret i32 %x
two:
  %y = call i32 @h(i32 2)
  ret i32 %y
three:
  %z = call i32 @f(i32 2)
  ret i32 %z
other:
  %p = getelementptr [64 x i32], ptr %big, i32 0, i32 %even
  store volatile i32 10, ptr %p
  %v = load volatile i32, ptr %p
  ret i32 %v
}

define i32 @h(i32 %n) noinline {
  %d = uitofp i32 %n to double
  %e = fmul double %d, 3.0
  %i = fptoui double %e to i32
  %end = icmp ugt i32 %n, 4
  br i1 %end, label %out, label %more
more:
  %next = add i32 %n, 2
  %x = call i32 @h(i32 %next)
  %sum = add i32 %x, %i
  ret i32 %sum
out:
  ret i32 %i
}

define void @handler(i32 %signal) {
  %x = call i32 @f(i32 6)
  store volatile i32 %x, ptr @sum
  %p = load ptr, ptr @pages
  %r = call i32 @mprotect(ptr %p, i64 1048576, i32 3)
  ret void
}

define ptr @nothing(ptr %x) {
  ret ptr %x
}

define i32 @main() {
  ; After a second thread malloc takes locks.
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @nothing, ptr null)
  %thread = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %thread, ptr null)
  %old = call i32 @sigaction(i32 11, ptr @action, ptr null)
  ; No mappings of their own for large blocks (M_MMAP_THRESHOLD).
  %o = call i32 @mallopt(i32 -3, i32 33554432)
  %p = call ptr @aligned_alloc(i64 4096, i64 1048576)
  %behind = call ptr @malloc(i64 65536)
  store ptr %p, ptr @pages
  call void @free(ptr %p)
  %r = call i32 @mprotect(ptr %p, i64 1048576, i32 0)
  %again = call ptr @malloc(i64 524288)
  store volatile i8 1, ptr %again
  %sum = load volatile i32, ptr @sum
  ret i32 %sum
}
