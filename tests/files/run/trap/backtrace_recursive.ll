; test: the message counts the activations of a function that calls itself, wherever in it they are.
; trap: divide in @down
; stderr: (11 times)
; stderr: @main
define i64 @down(i64 %n) {
  %r = sdiv i64 100, %n
  %m = sub i64 %n, 1
  %s = call i64 @down(i64 %m)
  %t = xor i64 %s, %r
  ret i64 %t
}
define i64 @main() {
  %r = call i64 @down(i64 11)
  ret i64 %r
}
