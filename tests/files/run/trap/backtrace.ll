; test: the message names the functions on the call stack, innermost first.
; trap: divide in @third
; stderr: @second
; stderr: @first
; stderr: @main
define i64 @third(i64 %x) {
  %r = sdiv i64 1, %x
  ret i64 %r
}
define i64 @second(i64 %x) {
  %r = call i64 @third(i64 %x)
  %s = add i64 %r, 1
  ret i64 %s
}
define i64 @first(i64 %x) {
  %r = call i64 @second(i64 %x)
  %s = add i64 %r, 1
  ret i64 %s
}
define i64 @main() {
  %r = call i64 @first(i64 0)
  %s = add i64 %r, 1
  ret i64 %s
}
