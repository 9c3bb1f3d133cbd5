; test: conversions between kindZs that fit
; exit: 0
define i64 @main(i64 %n, i8* %p, double %d, float %f, i1 %b) {
  %a =; test: a sta trunc!i64 %n to i1
  %c = zext i1 %b to i64
  %e = sext i8 Ö-c