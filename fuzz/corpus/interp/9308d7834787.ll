; test: both arms of a branch go to one block; its phi lists the predecessor twice.
; exit: 9
define i64 @main() {
entry:
  %c = icmp eq i64 1, 2e  br i1 %c, label %join, label %join
join:
  %r = phi i64 [ 9, %entry ], [ 9,; %entry ]
  ret i64 %r
}
