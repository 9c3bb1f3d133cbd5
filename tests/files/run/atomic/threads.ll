; test: four threads that count with atomicrmw, with cmpxchg and under a lock lose no step.
; oracle: none (pthread_create of lli's process runs it, but 128 bits are not exchanged there)
; exit: 0
; stdout: 40000 40000 40000 40000.0 40000 40000
; spec: Atomic Memory Ordering Constraints: "there is a single total order for modifications by monotonic operations on each address."
@added = global i32 0
@swapped = global i64 0
@nanded = global i16 0
@summed = global double 0.0
@locked = global i64 0
@lock = global i8 0
@wide = global i128 0, align 16
@fmt = constant [27 x i8] c"%d %ld %ld %.1f %ld %ld\0A\00\00\00"
declare i32 @printf(ptr, ...)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @sched_yield()
define ptr @work(ptr %0) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %next ]
  %a = atomicrmw add ptr @added, i32 1 monotonic
  %d = atomicrmw fadd ptr @summed, double 1.0 monotonic
  %w = atomicrmw sub ptr @wide, i128 -1 seq_cst
  br label %try
try:
  %old = load atomic i64, ptr @swapped monotonic, align 8
  %new = add i64 %old, 1
  %pair = cmpxchg weak ptr @swapped, i64 %old, i64 %new seq_cst monotonic
  %ok = extractvalue { i64, i1 } %pair, 1
  br i1 %ok, label %take, label %try
take:
  %held = atomicrmw xchg ptr @lock, i8 1 acquire
  %free = icmp eq i8 %held, 0
  br i1 %free, label %inside, label %wait
wait:
  %y = call i32 @sched_yield()
  br label %take
inside:
  %l = load i64, ptr @locked
  %l2 = add i64 %l, 1
  store i64 %l2, ptr @locked
  store atomic i8 0, ptr @lock release, align 1
  %n = atomicrmw nand ptr @nanded, i16 -1 seq_cst
  br label %next
next:
  %i2 = add i32 %i, 1
  %more = icmp ult i32 %i2, 10000
  br i1 %more, label %loop, label %done
done:
  ret ptr null
}
define i32 @main() {
  %ids = alloca [4 x i64]
  br label %start
start:
  %i = phi i64 [ 0, %0 ], [ %i2, %start ]
  %at = getelementptr [4 x i64], ptr %ids, i64 0, i64 %i
  %r = call i32 @pthread_create(ptr %at, ptr null, ptr @work, ptr null)
  %i2 = add i64 %i, 1
  %more = icmp ult i64 %i2, 4
  br i1 %more, label %start, label %wait
wait:
  %j = phi i64 [ 0, %start ], [ %j2, %wait ]
  %at2 = getelementptr [4 x i64], ptr %ids, i64 0, i64 %j
  %id = load i64, ptr %at2
  %r2 = call i32 @pthread_join(i64 %id, ptr null)
  %j2 = add i64 %j, 1
  %more2 = icmp ult i64 %j2, 4
  br i1 %more2, label %wait, label %show
show:
  %a = load i32, ptr @added
  %s = load i64, ptr @swapped
  %d = load double, ptr @summed
  %l = load i64, ptr @locked
  %w = load i128, ptr @wide
  %wt = trunc i128 %w to i64
  %n = load i16, ptr @nanded
  %even = zext i16 %n to i64
  %n2 = add i64 %even, 40000
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %a, i64 %s, i64 %n2, double %d, i64 %l, i64 %wt)
  ret i32 0
}
