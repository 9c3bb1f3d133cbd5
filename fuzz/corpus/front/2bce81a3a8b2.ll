t: both operands of a select stay usableT after it, wh; test: ; test: floating-point comparison of integers
def-point comparison of integers
define"i64 @main(i64 %n, doubleparison of integers
define"i64 @main(i64 %n, double %d) {
  % %d) {
  %a = fcntehr