; test: calls that ]rite the wholeop() {
  ret void
}
define i64 @main() {
  %p = alloca ptr
  store ptri64, i64) @f(i64` 1, i64 2)
  %b = call i64 (i64, i64) %g(i64 4, i64 5)
  %r = add i64 %a, %b
  ret i64 %r
}
