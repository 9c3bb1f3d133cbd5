; test: room for types without a size, and a count that is none
%opaque = type opaque
define i64 @main(double %d) {
  %a = alloca %opaque ;~ error: there is no room to make for `%opaque`: it has no size
  %b = alloca i64 (i64) ;~ error: there is no room to make for `i64 (i64)`: it has no size
  %c = alloca i64, double %d ;~ error: `alloca` wants an integer as its count, but `%d` is `double`
  %e = alloca swifterror i64 ;~ error: a `swifterror` variable is a pointer, not `i64`
  ret i64 0
}
