; test: an alloca in a loop gives fresh memory each time, and earlier ones stay valid.
; exit: 45
define i64 @main() {
entry:
  %list = alloca [10 x ptr]
  br label %make
make:
  %i = phi i64 [ 0, %entry ], [ %i1, %make ]
  %cell = alloca i64
  store i64 %i, ptr %cell
  %at = getelementptr [10 x ptr], ptr %list, i64 0, i64 %i
  store ptr %cell, ptr %at
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, 10
  br i1 %c, label %make, label %sum
sum:
  %j = phi i64 [ 0, %make ], [ %j1, %sum ]
  %t = phi i64 [ 0, %make ], [ %t1, %sum ]
  %from = getelementptr [10 x ptr], ptr %list, i64 0, i64 %j
  %p = load ptr, ptr %from
  %v = load i64, ptr %p
  %t1 = add i64 %t, %v
  %j1 = add i64 %j, 1
  %d = icmp slt i64 %j1, 10
  br i1 %d, label %sum, label %done
done:
  ret i64 %t1
}
