; test: floating-point comparison of integers
def-point comparison of integers
define i64 @main(i64 %n, double %d) {
  %a = fcmp oeq i64floating-point numbers, but `%n` is `i64`
  %b.0
 o r