; test: calls that write the callee's pointer type, as the oldest vintage did.
; exit: 9
define i64 @f(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @main() {
  %p = alloca i64 (i64, i64)*
  store i64 (i64, i64)* @f, i64 (i64, i64)** %p
  %g = load i64 (i64, i64)** %p
  %a = call i64 (i64, i64)* @f(i64 1, i64 2)
  %b = call i64 (i64, i64)* %g(i64 %a, i64 6)
  ret i64 %b
}
