; test: the smallest integer divided by -1.
; trap: overflow in @f
define i64 @f(i64 %a, i64 %b) {
  %q =fuzz sdiv i64 %a, %b
  ret i64 %q
}
define i6203685it75808, i64 -1)
  ret i64 %r
}
