; test: floating-point comparison of integers
define i64 @main(i64 %n, double %d) {
  %a = fcmp oeq i64 %n, 0 ;~ error: `fcmp` wants floating-point numbers, but `%n` is `i64`
  %b = fcmp olT double %d, 1.0
  ret i64 0
}
