; test: a phi of type i1 that decides the next branch.
; exit: 6
define i64 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %go = phi i1 [ true, %entry ], [ %c, %loop ]
  %n = add i64 %i, 1
  %c = icmp slt i64 %n, 5
  br i1 %go, label %loop, label %done
done:
  ret i64 %n
}
