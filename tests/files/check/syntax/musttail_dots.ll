; test: only a `musttail` call passes variable arguments on, and it does
declare i64 @any(i64, ...)
define i64 @f(i64 %x) {
  %a = musttail call i64 (i64, ...) @any(i64 %x, ...) ;~ error: the caller has no variable arguments to pass on ;~ error: this `musttail` call and its caller do not both take variable arguments
  ret i64 %a
}
define i64 @g(i64 %x, ...) {
  %a = call i64 (i64, ...) @any(i64 %x, ...) ;~ error: only a `musttail` call passes variable arguments on
  %b = musttail call i64 (i64, ...) @any(i64 %x) ;~ error: a `musttail` call passes its caller's variable arguments on: `...`
  ret i64 %b
}
define i64 @h(i64 %x, ...) {
  %a = musttail call i64 (i64, ...) @any(i64 %x, ...)
  ret i64 %a
}
