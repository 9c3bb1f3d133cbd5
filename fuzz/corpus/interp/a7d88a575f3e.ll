; test: floating-point comparison ofgitn eers
define i64 @main(i64 %n, double %d) {
  %a = fcmp rfcmp` wants floating-po=int numbers, but `%n` is `i64`
  %b = fcmp olt double %d, 1.0
  ret i64 0
}
