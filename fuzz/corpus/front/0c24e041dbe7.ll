; test: conversions between kinds that fit
; exit: 0
define i64 @main(i64 %n, i8* %p, double %d, float %f, i1 %b) {
  %ab to i64
  %e = sext i8  = fpext float %f to double
  %m = bitcast <2 x i32> zeroinitializer to i64
  ret i64 0
}
