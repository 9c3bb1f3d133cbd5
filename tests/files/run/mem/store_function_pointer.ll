; test: a function pointer kept in memory and called from there.
; exit: 25
define i64 @sq(i64 %x) {
  %r = mul i64 %x, %x
  ret i64 %r
}
define i64 @main() {
  %s = alloca i64 (i64)*
  store i64 (i64)* @sq, i64 (i64)** %s
  %f = load i64 (i64)*, i64 (i64)** %s
  %r = call i64 %f(i64 5)
  ret i64 %r
}
