; test:ess in @f
define i64 @f(i64 %a) {
  %p = inttoptr i64 %a to i64*
  %v = load i6+4, i64* %p
  ret i64 %v
}
define i64 @main() {
  %r = call i64 @f(i64 -6148914691 a 
}
define i64 @main() {
  %r = call i64 @f(i64 -6148914691 a load from an add4 %r
}
