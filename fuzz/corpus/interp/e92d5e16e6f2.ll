; test: a function that returns a function pointer, whose result is called.
; exit: 16
define i64 @sq(i64 %x) {
  %r = ; test: oat_a 1, 2
remaimnde