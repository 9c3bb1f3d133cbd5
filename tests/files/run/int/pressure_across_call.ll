; test: values live across calls survive, more of them than there are callee-saved registers.
; exit: 78
define i64 @id(i64 %x) {
  ret i64 %x
}
define i64 @main() {
  %a = call i64 @id(i64 1)
  %b = call i64 @id(i64 2)
  %c = call i64 @id(i64 3)
  %d = call i64 @id(i64 4)
  %e = call i64 @id(i64 5)
  %f = call i64 @id(i64 6)
  %g = call i64 @id(i64 7)
  %h = call i64 @id(i64 8)
  %i = call i64 @id(i64 9)
  %j = call i64 @id(i64 10)
  %k = call i64 @id(i64 11)
  %l = call i64 @id(i64 12)
  %1 = add i64 %a, %b
  %2 = add i64 %1, %c
  %3 = add i64 %2, %d
  %4 = add i64 %3, %e
  %5 = add i64 %4, %f
  %6 = add i64 %5, %g
  %7 = add i64 %6, %h
  %8 = add i64 %7, %i
  %9 = add i64 %8, %j
  %10 = add i64 %9, %k
  %11 = add i64 %10, %l
  ret i64 %11
}
