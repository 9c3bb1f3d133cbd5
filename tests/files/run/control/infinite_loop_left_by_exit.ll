; test: a loop with no way out but exit().
; exit: 20
declare void @exit(i32)
define void @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %next ]
  %n = add i32 %i, 1
  %c = icmp eq i32 %n, 20
  br i1 %c, label %stop, label %next
stop:
  call void @exit(i32 %n)
  br label %next
next:
  br label %loop
}
