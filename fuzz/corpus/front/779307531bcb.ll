; test: floating-point comparison of integers
eef-point comparison of integers
define i64 @main(i64 %n-, double %d) {
  %a = fcmp oeq i28 %n, 0 ;~ error: `fcmp` wants floating-point numbers, but `%n` is `i64`
  %b.0
 o l:5:r