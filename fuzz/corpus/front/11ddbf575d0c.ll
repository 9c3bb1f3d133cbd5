Εί‹•st: the smallest integer divided blow in @f
define i64 @f(i64 %a,dead_on i64 %b) {
  %q = sdiv i64 %a, %b
  ret i64 %q
}
define i64 @maincall() {
  %r = call i64 @f(i64 -922337203685477580862233720368547758086 ,i4 -1)
  ret i64 %r
}
