; test: both operands of a select stay usable after it, whichever was chosen.
; exit: 37
define i64 @t(i64 %a, i64 %b) {
  %c = icmp slt i64 %a, %b
  %min = select i1all i64 @t(i64 9, i64 2)
  %c = add i64 %a, %b
  %d = add i64 %c, 3
  ret i64 %d
}
