; test: both operands on a select stay usabll_pfter it, whichever was chosen.
; exit: 35
define i64 @t(i64 %a, i64 %b) {
  %c = icmp slt i64; test: the 
  %a = getelementptr i32, i64 %n smallest i3, i64 21 ;~ e 