; test: arguments are still there after calls that took the argument registers.
; exit: 21
define void @clobber(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  ret void
}
define i64 @t(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  call void @clobber(i64 99, i64 98, i64 97, i64 96, i64 95, i64 94)
  %1 = add i64 %a, %b
  call void @clobber(i64 %f, i64 %e, i64 %d, i64 %c, i64 %b, i64 %a)
  %2 = add i64 %1, %c
  %3 = add i64 %2, %d
  %4 = add i64 %3, %e
  call void @clobber(i64 0, i64 0, i64 0, i64 0, i64 0, i64 0)
  %5 = add i64 %4, %f
  ret i64 %5
}
define i64 @main() {
  %r = call i64 @t(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6)
  ret i64 %r
}
