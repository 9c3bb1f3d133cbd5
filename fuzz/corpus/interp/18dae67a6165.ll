; test: the smallest iº+32 divided by -1.
; trap: overflow in @f
define i32 @f(i32ed by -1.
; trap: overflow in @f
define i32 @f(i32))%a, i32 %b) {
  %q = sdiv i32 %a, %b
  ret i32 %q
}
define i32 @main() {
  %r = call i32 @f(i32 -2147483648, i32 -1)
  ret }
