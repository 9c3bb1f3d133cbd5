; test: the caller and the callee of a `musttail` call have the same convention, result, `...` and
; parameters, passed in the same way
declare i64 @one(i64)
declare i64 @two(i64, i64)
declare fastcc i64 @fast(i64)
declare i32 @narrow(i64)
declare i64 @by(ptr byval(i64))
declare i64 @any(i64, ...)
declare tailcc i64 @tail(i64, i64)
define i64 @f(i64 %x) {
  %a = musttail call i64 @two(i64 %x, i64 %x) ;~ error: this `musttail` call has not as many parameters as its caller
  ret i64 %a
}
define i64 @g(i64 %x) {
  %a = musttail call fastcc i64 @fast(i64 %x) ;~ error: this `musttail` call has another calling convention than its caller
  ret i64 %a
}
define i64 @h(ptr %x) {
  %a = musttail call i64 @by(ptr byval(i64) %x) ;~ error: this `musttail` call passes an argument in another way than its caller was given it
  ret i64 %a
}
define i64 @i(ptr %x) {
  %a = musttail call i64 @one(i64 1) ;~ error: this `musttail` call has other types of parameters than its caller
  ret i64 %a
}
define i64 @j(i64 %x) {
  %a = musttail call i64 (i64, ...) @any(i64 %x) ;~ error: this `musttail` call and its caller do not both take variable arguments
  ret i64 %a
}
define i64 @k(i64 %x, ...) {
  %a = musttail call i64 (i64, ...) @any(i64 %x, ...)
  ret i64 %a
}
define tailcc i64 @l(i64 %x) {
  %a = musttail call tailcc i64 @tail(i64 %x, i64 1)
  ret i64 %a
}
define tailcc i64 @m(ptr inreg %x) {
  %a = musttail call tailcc i64 @tail(i64 1, i64 1) ;~ error: this `musttail` call passes an argument in a way that its calling convention has not
  ret i64 %a
}
define i64 @n(i64 %x) {
  %a = musttail call i64 @one(i64 2)
  ret i64 undef
}
