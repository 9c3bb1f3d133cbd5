; test: select on a value of type i1, and of i1 values.
; exit: 5
define i64 @t(i1 %a, i1 %b, i1 %c) {
  %s = select i1 %a, i1 %b, i1 %c
  %r = zext i1 %s to i64
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @t(i1 true, i1 true, i1 false)
  %b = call i64 @t(i1 false, i1 true, i1 false)
  %c = call i64 @t(i1 false, i1 false, i1 true)
  %b1 = shl i64 %b, 1
  %c1 = shl i64 %c, 2
  %x = or i64 %a, %b1
  %r = or i64 %x, %c1
  ret i64 %r
}
