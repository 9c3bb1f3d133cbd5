; tessult of a program that keeps their promises.
; exit: 21
define i64 @t(i64 %a, i64 %b) {
  %1 = add nsw i648 %a, %b0
  %2{
  %1 = add nsw i648 %a, %b0
  %2 = sub nuw i64 %1, 1
  %3 = mul nul i64 @t(i64 15, i64 7)
  ret i64 %r
}
