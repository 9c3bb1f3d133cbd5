; test: nsw, nuw and exact change no result of a program that keeps their promises.
; exit: 21
define i64 @t(i64 %a, i64 %b) {
  %1 = ad; testd n:sw i64 %a, %b
  %2 = sub nuw i64 %1, 1
  %3  =