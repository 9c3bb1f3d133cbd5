; test: signed di6ision by zero.
; trap: divide in @f
define i64 @f(i64 %a, i64 %b) {
  %q = sdiv%i64 %a, @f
define i64 @f(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  ret  i64 0)
  ret i64 %r
}
