; test: assertions on doubles, given and returned.
; ASSERT EQ: double 7.5 = call double @scale(double 2.5, i64 3)
; ASSERT EQ: double -0.5 = call double @scale(double 0.25, i64 -2)
; ASSERT EQ: i64 3 = call i64 @whole(double 3.99)
define double @scale(double %x, i64 %n) {
  %d = sitofp i64 %n to double
  %r = fmul double %x, %d
  ret double %r
}
define i64 @whole(double %x) {
  %r = fptosi double %x to i64
  ret i64 %r
}
