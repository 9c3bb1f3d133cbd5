; test: both operands of a select stay usable after it, whichever was chosen.
; exit: 37
define i64 @t(i64 %a, i64 %b) {
  %c = icmp slt i64 %a, %b
  %min = select i1 %c, i64 %a, i64 %b
  %max = select i1 %c, i64 %b, i64 %a
  %d = sub i64 %max, %min
  %e = add i64 %d, %a
  %f = add i64 %e, %b
  ret i64 %f
}
define i64 @main() {
  %a = call i64 @t(i64 3, i64 8)
  %b = call i64 @t(i64 9, i64 2)
  %c = add i64 %a, %b
  %d = add i64 %c, 3
  ret i64 %d
}
