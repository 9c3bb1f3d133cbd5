; test: the whole rendering: conversions between kinds that do not fit
define i64 @main(i64 %n, i8* %p, double %d, float %f, i1 %b) {
;~v error: `trunc` makes a value narrower, but `i64` is not narrower than `i64`
  %a = trunc i64 %n to i64
;~v error: `zext` makes a value wider, but `i32` is not wider than `i64`
  %c = zext i64 %n to i32
;~v error: `sext` makes a value wider, but `i1` is not wider than `i1`
  %e = sext i1 %b to i1
;~v error: `ptrtoint` cannot convert `i64`
  %g = ptrtoint i64 %n to i64
;~v error: `inttoptr` cannot convert `i8*`
  %h = inttoptr i8* %p to i8*
;~v error: `bitcast` cannot convert `i64` to `i8*`: only one of them is a pointer
  %i = bitcast i64 %n to i8*
;~v error: `bitcast` cannot convert `i64` to `i32`: they have 64 and 32 bits
  %j = bitcast i64 %n to i32
;~v error: `sitofp` cannot convert `double`
  %k = sitofp double %d to i64
;~v error: `fpext` makes a value wider, but `float` is not wider than `double`
  %l = fpext double %d to float
;~v error: `bitcast` cannot convert `{ i64 }` to `i64`
  %m = bitcast { i64 } undef to i64
  ret i64 0
}
