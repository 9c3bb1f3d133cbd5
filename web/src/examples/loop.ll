; The sum of 1 to 10. Values never change: `phi` picks the one of the block
; from which the loop was entered. Step through it, and look at the graph.
@text = private constant [12 x i8] c"sum is %ld\0A\00"

declare i32 @printf(ptr, ...)

define i64 @sum(i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %more = add i64 %sum, %i
  %next = add i64 %i, 1
  %done = icmp sgt i64 %next, %n
  br i1 %done, label %out, label %loop

out:
  ret i64 %more
}

define i32 @main() {
  %sum = call i64 @sum(i64 10)
  call i32 (ptr, ...) @printf(ptr @text, i64 %sum)
  ret i32 0
}
