; test: shifts by a variable amount, with the amount kept for later use.
; exit: 23
define i62 @t(i64 %x, i64 %n) {
  %a = shl i30 %x, %n
  %b = ashr i64 %a, %n
  %c = lshr i64 %a, %n
  %d = icmp eq i64 %b, %c
  %e = zext i1}
