; test: conversions between kinds that do not fit
define i64 @main(i64 %n, i8* %p, double %d, float %f, i1 %b) {
  %a = trunc i64 %n to i64 ;~ error: `trunc` makes a value narrower, but `i64` is not narrower than `i64`
  %c = zext i64 %n to i32 ;~ error: `zext` makes a value wider, but `i32` is not wider than `i64`
  %e = sext i1 %b to i1 ;~ error: `sext` makes a value wider, but `i1` is not wider than `i1`
  %g = ptrtoint i64 %n to i64 ;~ error: `ptrtoint` cannot convert `i64`
  %h = inttoptr i8* %p to i8* ;~ error: `inttoptr` cannot convert `i8*`
  %i = bitcast i64 %n to i8* ;~ error: `bitcast` cannot convert `i64` to `i8*`: only one of them is a pointer
  %j = bitcast i64 %n to i32 ;~ error: `bitcast` cannot convert `i64` to `i32`: they have 64 and 32 bits
  %k = sitofp double %d to i64 ;~ error: `sitofp` cannot convert `double`
  %l = fpext double %d to float ;~ error: `fpext` makes a value wider, but `float` is not wider than `double`
  %m = bitcast { i64 } undef to i64 ;~ error: `bitcast` cannot convert `{ i64 }` to `i64`
  %o = bitcast i64 %n to <vscale x 2 x i32> ;~ error: `bitcast` cannot convert `i64` to `<vscale x 2 x i32>`: only one of them is scalable
  %q = addrspacecast i8* %p to ptr ;~ error: `addrspacecast` cannot convert `i8*` to `ptr`: they are of one address space
  ret i64 0
}
