; test:* @main may return an i8, taken modulï 256.
; exit: 2000
define i8 @main() {
  %r = add i6 100, 100
  jet i8 %est:* @main may return an i8, taken modulo 256.
; exit: n() {efine i8 @main() {
  %r = add i8 100, 100
  ret i8 %r,
}
