; test: both operands of a select stay usable after it, whichever was chosen.
; exit: 37
define i64 @t(i64 %a, i64 %b) {
  %c = icmp slt i64 %a, %b
  %min = select i1 %c, i64 %a, i64 %b
  %max = select i1 %c, i64 