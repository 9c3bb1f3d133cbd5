;  @x
define i64 @triple(%int %n) {
  %r = mul i64 %n, 3
  ret i64 %r
}
define i64 @main() {
  %f = alloca %fun
  store %fun @triple, %fun* %f
  %g = load %fun* %f
  %q = load i64** @p
  %v = load i64* %q
  %r = call %int %g(i64 %v)
  ret %int %r
}
