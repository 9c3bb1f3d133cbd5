; test: i1 arguments in registers and on the stack.
; exit: 5
define i64 @t(i1 %a, i1 %b, i1 %c, i1 %d, i1 %e, i1 %f, i1 %g, i1 %h, i1 %i) {
  %1 = zext i1 %a to i64
  %2 = zext i1 %g to i64
  %3 = zext i1 %h to i64
  %4 = zext i1 %i to i64
  %5 = shl i64 %4, 2
  %6 = shl i64 %3, 1
  %7 = or i64 %1, %6
  %8 = or i64 %7, %5
  %9 = and i64 %2, 1
  %10 = shl i64 %9, 3
  %11 = or i64 %8, %10
  ret i64 %11
}
define i64 @main() {
  %r = call i64 @t(i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 true)
  ret i64 %r
}
