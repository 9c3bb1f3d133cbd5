; test: of two threads that each write and then read what the other writes, one sees it
; spec: Atomic Memory Ordering Constraints: "there is a global total order on all sequentially-consistent operations on all addresses"
; spec: Atomic Memory Ordering Constraints: "Each sequentially-consistent read sees the last preceding write to the same address in this global order."
; exit: 42
@x = global i32 0
@y = global i32 0
@seen = global i32 0
@round = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @sched_yield()
define internal i32 @meet(ptr %mine, ptr %theirs, i32 %i) {
entry:
  ; Both threads start a round when both have come to it.
  %arrived = atomicrmw add ptr @round, i32 1 seq_cst
  %all = mul i32 %i, 2
  %goal = add i32 %all, 2
  br label %wait
wait:
  %n = load atomic i32, ptr @round seq_cst, align 4
  %here = icmp uge i32 %n, %goal
  br i1 %here, label %go, label %again
again:
  %k = call i32 @sched_yield()
  br label %wait
go:
  %value = add i32 %i, 1
  store atomic i32 %value, ptr %mine seq_cst, align 4
  %t = load atomic i32, ptr %theirs seq_cst, align 4
  ret i32 %t
}
define ptr @other(ptr %0) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %t = call i32 @meet(ptr @y, ptr @x, i32 %i)
  %pos = getelementptr [1000 x i32], ptr @others, i64 0, i32 %i
  store i32 %t, ptr %pos
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 1000
  br i1 %c, label %loop, label %done
done:
  ret ptr null
}
@others = global [1000 x i32] zeroinitializer
@mine = global [1000 x i32] zeroinitializer
define i32 @main() {
entry:
  %t = alloca i64
  %e = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = call i32 @meet(ptr @x, ptr @y, i32 %i)
  %pos = getelementptr [1000 x i32], ptr @mine, i64 0, i32 %i
  store i32 %v, ptr %pos
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 1000
  br i1 %c, label %loop, label %join
join:
  %id = load i64, ptr %t
  %k = call i32 @pthread_join(i64 %id, ptr null)
  br label %judge
judge:
  %a = phi i32 [ 0, %join ], [ %b, %good ]
  %p = getelementptr [1000 x i32], ptr @mine, i64 0, i32 %a
  %q = getelementptr [1000 x i32], ptr @others, i64 0, i32 %a
  %m = load i32, ptr %p
  %o = load i32, ptr %q
  %b = add i32 %a, 1
  %saw = icmp uge i32 %m, %b
  %seen = icmp uge i32 %o, %b
  %either = or i1 %saw, %seen
  br i1 %either, label %good, label %bad
good:
  %more = icmp ult i32 %b, 1000
  br i1 %more, label %judge, label %done
done:
  ret i32 42
bad:
  ret i32 1
}
