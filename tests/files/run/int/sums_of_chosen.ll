; test: numbers that are loaded, and one that is chosen by itself, or zero, added in a loop
; exit: 0
; stdout: 5
; stdout: 2
; stdout: 9
; stdout: -4
; stdout: 3
; stdout: -10
; stdout: 7
; stdout: -2147483642
; stdout: 5
; stdout: 2
; stdout: 9
; stdout: -4
; stdout: 3
; stdout: -10
; stdout: 7
; stdout: 2147483654
@fmt = constant [5 x i8] c"%ld\0A\00"
@a = global [8 x i32] [i32 5, i32 -3, i32 7, i32 -13, i32 3, i32 -13, i32 7, i32 2147483647]
; The last two: a sum of 7 and the greatest number of 32 bits, which wraps there.
@b = global [8 x i64] [i64 5, i64 -3, i64 7, i64 -13, i64 3, i64 -13, i64 7, i64 2147483647]
declare i32 @printf(ptr, ...)

define i32 @words(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %at = getelementptr i32, ptr %p, i64 %i
  %a = load i32, ptr %at
  %c = icmp sgt i32 %s, 0
  %x = select i1 %c, i32 %s, i32 0
  %t = add i32 %x, %a
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %t
}

define i64 @longs(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %at = getelementptr i64, ptr %p, i64 %i
  %a = load i64, ptr %at
  %c = icmp slt i64 %s, 0
  %x = select i1 %c, i64 0, i64 %s
  %t = add i64 %a, %x
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 %t
}

define i32 @main() {
  %w1 = call i32 @words(ptr @a, i64 1)
  %v1 = sext i32 %w1 to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %v1)
  %w2 = call i32 @words(ptr @a, i64 2)
  %v2 = sext i32 %w2 to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %v2)
  %w3 = call i32 @words(ptr @a, i64 3)
  %v3 = sext i32 %w3 to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %v3)
  %w4 = call i32 @words(ptr @a, i64 4)
  %v4 = sext i32 %w4 to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %v4)
  %w5 = call i32 @words(ptr @a, i64 5)
  %v5 = sext i32 %w5 to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %v5)
  %w6 = call i32 @words(ptr @a, i64 6)
  %v6 = sext i32 %w6 to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %v6)
  %w7 = call i32 @words(ptr @a, i64 7)
  %v7 = sext i32 %w7 to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %v7)
  %w8 = call i32 @words(ptr @a, i64 8)
  %v8 = sext i32 %w8 to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %v8)
  %l1 = call i64 @longs(ptr @b, i64 1)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %l1)
  %l2 = call i64 @longs(ptr @b, i64 2)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %l2)
  %l3 = call i64 @longs(ptr @b, i64 3)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %l3)
  %l4 = call i64 @longs(ptr @b, i64 4)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %l4)
  %l5 = call i64 @longs(ptr @b, i64 5)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %l5)
  %l6 = call i64 @longs(ptr @b, i64 6)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %l6)
  %l7 = call i64 @longs(ptr @b, i64 7)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %l7)
  %l8 = call i64 @longs(ptr @b, i64 8)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %l8)
  ret i32 0
}
