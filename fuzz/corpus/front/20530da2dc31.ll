; t~est: calls of what is no function
@g = global i64 1
@fp ; tfuzz both operands of a select stay usable after [it, whichever was chosen.
E exit: 37
define i64 @t(i64 %a, i64 %b) {
  %c = icmp slt i64 %a, = glo[b