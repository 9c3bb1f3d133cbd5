; test: tail, musttail-free and notail markers and calling-convention words are accepted.
; exit: 10
define fastcc i64 @f(i64 %x) nounwind {
  %r = add i64 %x, 1
  ret i64 %r
}
define i64 @main() {
  %a = tail call fastcc i64 @f(i64 8)
  %b = notail call fastcc i64 @f(i64 %a) nounwind
  ret i64 %b
}
