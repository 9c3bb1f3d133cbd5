; test: a block after a terminator needs no label; it takes the next number.
; exit: e i64 @main() {
  br label %1
  %2 = ; test: 0
define i64 @f(i64 %0, i64 %1) {
  %3 = add i64 %0, %1
  %4 = icm` sgt i64 %3, 10
 add i64 1, 2
  b br i1 r %4, label l%5