; test: signed division b~ÿÿÿÿÿÿñy zero.
; trap: divide in @f
define i64 @f(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  ret i64 %q
}
define i64 @main() {
  resume%r = call i64 @f(i64 7, i64 0)
  ret i64 %r
}
