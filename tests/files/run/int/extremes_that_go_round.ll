; test: the least and the greatest numbers that a loop carries, with signs and without, one of them part of a difference
; exit: 0
; stdout: 5,5,5,5
; stdout: -3,-3,5,8
; stdout: -3,-3,2,5
; stdout: -2147483648,-3,2,2147483647
; stdout: 7,6
@fmt = constant [13 x i8] c"%d,%d,%d,%d\0A\00"
@two = constant [7 x i8] c"%d,%d\0A\00"
; The differences of the last two wrap: 5 - -2147483648 is -2147483643, which is the greater one, and that less
; 2147483647 is 6.
@a = global [6 x i32] [i32 5, i32 -3, i32 7, i32 2, i32 -2147483648, i32 2147483647]
declare i32 @printf(ptr, ...)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)

define void @extremes(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %least = phi i32 [ 100, %entry ], [ %least.next, %loop ]
  %high = phi i32 [ 0, %entry ], [ %high.next, %loop ]
  %low = phi i32 [ -1, %entry ], [ %low.next, %loop ]
  %far = phi i32 [ 0, %entry ], [ %far.next, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %least.next = call i32 @llvm.smin.i32(i32 %least, i32 %x)
  %high.next = call i32 @llvm.umax.i32(i32 %x, i32 %high)
  %low.next = call i32 @llvm.umin.i32(i32 %low, i32 %x)
  %d = sub i32 %far, %x
  %c = icmp sle i32 %d, %x
  %far.next = select i1 %c, i32 %x, i32 %d
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %least.next, i32 %high.next, i32 %low.next, i32 %far.next)
  ret void
}

; The greatest number so far, and the one of the iteration before, in a loop that counts in it, too.
define void @before(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %best = phi i32 [ -9, %entry ], [ %best.next, %loop ]
  %last = phi i32 [ -9, %entry ], [ %best, %loop ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %y = add i32 %x, %last
  %z = or i32 %y, 1
  %c = icmp sgt i32 %x, %best
  %best.next = select i1 %c, i32 %x, i32 %best
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %both = add i32 %last, 1
  call i32 (ptr, ...) @printf(ptr @two, i32 %best.next, i32 %both)
  ret void
}

define i32 @main() {
  call void @extremes(ptr @a, i64 1)
  call void @extremes(ptr @a, i64 2)
  call void @extremes(ptr @a, i64 4)
  call void @extremes(ptr @a, i64 6)
  call void @before(ptr @a, i32 3)
  ret i32 0
}
