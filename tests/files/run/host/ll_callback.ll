; test: ll_callback calls the function it is given with 19 and 19.
; exit: 105
declare i64 @ll_callback(i64 (i64, i64)*)
define i64 @f(i64 %a, i64 %b) {
  %m = mul i64 %a, %b
  %r = sub i64 %m, 256
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @ll_callback(i64 (i64, i64)* @f)
  ret i64 %r
}
