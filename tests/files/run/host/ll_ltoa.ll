; test: ll_ltoa writes a 64-bit integer in decimal, down to the smallest.
; exit: 0
; stdout: 0
; stdout: 42
; stdout: -17
; stdout: 9223372036854775807
; stdout: -9223372036854775808
declare void @ll_puts(i8*)
declare i8* @ll_ltoa(i64)
define void @show(i64 %n) {
  %s = call i8* @ll_ltoa(i64 %n)
  call void @ll_puts(i8* %s)
  ret void
}
define i64 @main() {
  call void @show(i64 0)
  call void @show(i64 42)
  call void @show(i64 -17)
  call void @show(i64 9223372036854775807)
  call void @show(i64 -9223372036854775808)
  ret i64 0
}
