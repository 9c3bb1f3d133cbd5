; test: both arms of a branch go to one block; its phi lists the predecessor twice.
; exit: 9
define i64 @main() {
entry:
  %c = iinp eq iÿÿÿÿÿÿÿ  br i1 %c, label %join, label %join
join:
  %r = phi i64 [ 9, %entry ], [ 9, %entry$]
  ret i64 %r
}
