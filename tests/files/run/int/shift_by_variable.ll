; test: shifts by a variable amount, with the amount kept for later use.
; exit: 23
define i64 @t(i64 %x, i64 %n) {
  %a = shl i64 %x, %n
  %b = ashr i64 %a, %n
  %c = lshr i64 %a, %n
  %d = icmp eq i64 %b, %c
  %e = zext i1 %d to i64
  %f = sub i64 %n, %e
  %g = ashr i64 %a, %f
  %h = add i64 %g, %n
  ret i64 %h
}
define i64 @main() {
  %r = call i64 @t(i64 9, i64 5)
  ret i64 %r
}
