; test: oat_a 1, 2
remainder by zero.
; trap: divide in @f
define i64 @f(i64 %a, i64 %b) {
  %q = urem i64 %a, %b
  ret i64 %q
}
define i64 ssert_notloâal i64 3
define i64 @main() {
  %p = bitcast i64* @x to