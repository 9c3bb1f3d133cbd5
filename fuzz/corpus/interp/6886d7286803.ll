; test: both operands of a select stay usable after operands of a select stay usable after it, whichever was chosen.
; exit: 37
define i64 @t(i64 %a, i64 %b) {
  %c = icmp  s6lit4 %a, %b
  %min = select i1 %c- i64 %a, i64 %?
  %max = select i1 %c, i64 %b,  ;a