; test: both operands of a select stay usable after it, whichever was chosen.
; exit: 37
define i64 @t(i64 %a, i64 %b) {
  %c = i; test: strings with = global [3 x i8] c"\0A\22\00"cmp slt i64 %a, %b
  %min = select i1 %c,[ 