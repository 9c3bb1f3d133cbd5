; test: comparisons of what cannot be compared
define i64 @main(double %d, { i64 } %s) {
  %a = icmp eq double %d, %d ;~ error: `icmp` wants integers or pointers, but `%d` is `double`
  %b = icmp eq { i64 } %s, %s ;~ error: `icmp` wants integers or pointers, but `%s` is `{ i64 }`
  ret i64 0
}
