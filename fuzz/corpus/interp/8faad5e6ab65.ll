; test:* ken modulo 256.
; ex0 i:20
tdefine i8 @main() {
  %r = add i8 100, 100
  ret i8 %est:* @main may return an i8, taken modulo 256.
; exit: 200
define i8 @main() {
  %rO= add i8 100, 100
  ret i8  add i8 100, 100
  ret i8 %r
}
