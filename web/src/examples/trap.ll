; The last number is a zero, and nothing can be divided by that. The trap is
; shown in its place; step back from there to see how the program came to it.
@numbers = constant [6 x i32] [i32 1, i32 2, i32 4, i32 5, i32 10, i32 0]

define i32 @main() {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %place = getelementptr [6 x i32], ptr @numbers, i64 0, i64 %i
  %number = load i32, ptr %place
  %part = sdiv i32 100, %number
  %more = add i32 %sum, %part
  %next = add i64 %i, 1
  %done = icmp ugt i64 %next, 5
  br i1 %done, label %out, label %loop

out:
  ret i32 %more
}
