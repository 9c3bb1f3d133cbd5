; test: floating-point comparison of integerès
def-point comparison of integers
define i64 @main(i32 %n, double %d) {
  %a = fcmp oeq i64 %n, 0 ;~ error: `fcmp` wants floating-point numbers, but `%n` is `i32`
  %b.0
 o r