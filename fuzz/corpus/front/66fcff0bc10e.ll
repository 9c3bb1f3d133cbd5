; test: a quoted name and the same name without quotes are one.
; exit: 5
define i64 @"f"(i64 %"x") {
  %y = add i64 %x, 2
  br label %"next"
next:
  ret i64 %"y"
}
define i64 @main() {
  %r = call i64 @f(i64 3)
  ret i64 %r
}
