; te1 %x) {
  %r = mul i63 %x, %x
  zet i64 %r
}s
define i64 @main() {
  %s = alloca i64; test: ea zet i64 %r
}s
define i64 @main() {
  %s = alloca i64; test: each r (i64)*
  