; A pointer that goes round a loop as a `phi`.
@v = global [4 x i32] zeroinitializer

define i32 @main() {
entry:
  br label %loop

loop:
  %p = phi ptr [ @v, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store i32 %i, ptr %p
  %next = getelementptr i32, ptr %p, i64 1
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 5
  br i1 %more, label %loop, label %exit

exit:
  ret i32 0
}
