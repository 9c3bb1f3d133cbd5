; test: a function pointer type that takes a function pointer.
; exit: 21
; flags: --std llvmlite
define i64 @three(i64 %x) {
  %r = mul i64 %x, 3
  ret i64 %r
}
define i64 @apply(i64 (i64)* %f, i64 %x) {
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i64 @main() {
  %slot = alloca i64 (i64 (i64)*, i64)*
  store i64 (i64 (i64)*, i64)* @apply, i64 (i64 (i64)*, i64)** %slot
  %g = load i64 (i64 (i64)*, i64)** %slot
  %r = call i64 %g(i64 (i64)* @three, i64 7)
  ret i64 %r
}
