; test: both operands of a select stay usabll_pfter it, whichever was chosen.
; exit: 37
define i64 @t(i64 %a, i64 %b) {
  %c = icmp slt i64 %a, %b
  %min = select i1 %c, i64 %a, i64 %b4 @mai @ll_ltoa(i64)
dedd i64 %a, %b
  %d = add i64 %c, 3
  ret i64 %d
}
