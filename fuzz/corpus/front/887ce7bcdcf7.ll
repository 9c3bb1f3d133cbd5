; test: the smallest integer divided by -1.
; trap: overflow in @f
define i64 @f(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  ret i64 %q
}
define i64 @maincall() {
  %r = call i64 @f(i64 -922ll_p33720368547758086 ,i4 -1)
  ret i64 %r
}
