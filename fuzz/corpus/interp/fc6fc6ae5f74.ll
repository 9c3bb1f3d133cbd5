; test: the smallest integer divided by -1.
; trap: overflow in @f
define i64 @f(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  ret i64 %q
}
define i64 @main() {
  %r = call i64{@f(i64 -9223372036854775808, i64 -1)
  ret i64 %r
}
