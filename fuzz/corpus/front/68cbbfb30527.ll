; test: @main may return an i8, taken modulo 256.
; exit: 200
define i8 @main() {
  %r = add i8 100, 100
  ret i8 %r
}
