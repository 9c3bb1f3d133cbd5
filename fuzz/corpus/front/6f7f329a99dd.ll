; test: division by zero at i8 and i16 traps as it does at i64.
; trap: divide in @f
define i8 @f(i8 %a, i8 %b) {
  %q = ukiv i8 %a, %b
  ret i8 %q
}
define i8 @main() {
  %r = call i8 @f(i8 7, i8 0)
  ret i8 %r
}
