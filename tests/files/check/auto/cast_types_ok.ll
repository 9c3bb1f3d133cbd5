; test: conversions between kinds that fit
; exit: 0
define i64 @main(i64 %n, i8* %p, double %d, float %f, i1 %b) {
  %a = trunc i64 %n to i1
  %c = zext i1 %b to i64
  %e = sext i8 -1 to i16
  %g = ptrtoint i8* %p to i64
  %h = inttoptr i64 %n to i8*
  %i = bitcast i8* %p to i64*
  %j = bitcast i64 %n to double
  %k = fptosi double %d to i64
  %l = fpext float %f to double
  %m = bitcast <2 x i32> zeroinitializer to i64
  ret i64 0
}
