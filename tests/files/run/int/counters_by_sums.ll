; test: loops that end by a comparison of a sum of the counter, which wraps in some
; exit: 0
; stdout: 2147483640
; stdout: 2147483643
; stdout: 2147483646
; stdout: -2147483647
; stdout: -2147483644
; stdout: 0
; stdout: 3
; stdout: 6
; stdout: 9
; stdout: -2147483645
; stdout: -2147483648
; stdout: 2147483645
; stdout: 2147483642
; stdout: 10
; stdout: 7
; stdout: 4
; stdout: 1
; stdout: 2147483646
; stdout: 2147483647
; stdout: -2147483648
@fmt = constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

; From near the greatest number in steps of 3 while i + 2 < 2147483646, five times at most.
define void @up() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 2147483640, %entry ], [ %next, %more ]
  %n = phi i32 [ 0, %entry ], [ %m, %more ]
  %w = sext i32 %i to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %w)
  %sum = add i32 %i, 2
  %goes = icmp slt i32 %sum, 2147483646
  %next = add i32 %i, 3
  br i1 %goes, label %more, label %done
more:
  %m = add i32 %n, 1
  %often = icmp ult i32 %m, 5
  br i1 %often, label %loop, label %done
done:
  ret void
}

; From 0 in steps of 3 while i + 5 < 14.
define void @bounded() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = sext i32 %i to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %w)
  %sum = add i32 %i, 5
  %goes = icmp slt i32 %sum, 14
  %next = add i32 %i, 3
  br i1 %goes, label %loop, label %done
done:
  ret void
}

; From near the least number in steps of -3 while i - 2 > -2147483646, four times at most.
define void @down() {
entry:
  br label %loop
loop:
  %i = phi i32 [ -2147483645, %entry ], [ %next, %more ]
  %n = phi i32 [ 0, %entry ], [ %m, %more ]
  %w = sext i32 %i to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %w)
  %sum = add i32 %i, -2
  %goes = icmp sgt i32 %sum, -2147483646
  %next = add i32 %i, -3
  %first = icmp eq i32 %n, 0
  %either = or i1 %goes, %first
  br i1 %either, label %more, label %done
more:
  %m = add i32 %n, 1
  %often = icmp ult i32 %m, 4
  br i1 %often, label %loop, label %done
done:
  ret void
}

; From 10 in steps of -3 while the next one and 4 are above 4.
define void @bounded_down() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 10, %entry ], [ %next, %loop ]
  %w = sext i32 %i to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %w)
  %next = add i32 %i, -3
  %sum = add i32 %next, 4
  %goes = icmp sgt i32 %sum, 4
  br i1 %goes, label %loop, label %done
done:
  ret void
}

; The sum has wrapped from the first iteration on; three times at most.
define void @wrapped() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 2147483646, %entry ], [ %next, %more ]
  %n = phi i32 [ 0, %entry ], [ %m, %more ]
  %w = sext i32 %i to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %w)
  %sum = add i32 %i, 5
  %goes = icmp slt i32 %sum, 30000
  %next = add i32 %i, 1
  br i1 %goes, label %more, label %done
more:
  %m = add i32 %n, 1
  %often = icmp ult i32 %m, 3
  br i1 %often, label %loop, label %done
done:
  ret void
}

define i32 @main() {
  call void @up()
  call void @bounded()
  call void @down()
  call void @bounded_down()
  call void @wrapped()
  ret i32 0
}
