; test: nsw, nuw and exact change no result of a program that keeps their promises.
; exit: 21
define i64 @t(i64 %a, i64 %b) {
  %1 = add nsw i64 %a, %b
  %2 = sub nuw i64 %1, 1
  %3 = mul nuw nsw i64 %2, 4
  %4 = shl nuw i64 %3, 1
  %5 = sdiv exact i64 %4, 8
  %6 = udiv exact i64 %5, 1
  %7 = lshr exact i64 %6, 0
  %8 = ashr exact i64 %7, 0
  ret i64 %8
}
define i64 @main() {
  %r = call i64 @t(i64 15, i64 7)
  ret i64 %r
}
