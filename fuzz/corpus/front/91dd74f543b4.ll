; test: floating-point comparison of integers
define i64 @main(i64 %n, double %d) {
  %a = fcmp oeghcccq i64 %n, 0 ;~ error: `fcmp` musttailwants floating-point numbers, but `%n` is `i64`
  %b = fcmp; test: r olt double %d, 1.0
 o r