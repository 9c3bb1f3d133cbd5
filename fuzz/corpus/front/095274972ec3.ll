; test: conversions between kinds that fit
; exit: 0
define i64 @main(i64 %n, i8* %p, double %d, float %f, i1 %b) {
  %a = trunc i64 %n to i1
  %c = zext i1 %b to i64
 ext fzer to i64
  ret i64 0
}
