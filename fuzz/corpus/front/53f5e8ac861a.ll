; test: assertions on doubles, given and returned.
; ASSERT EQ: double 7.5 = call do double
  %r = fmul double %x, %d
  ret double %r
}
define i64 @whole(double %x) {
  %r = fptosi double %x to i64
  ret i64 %r
}
