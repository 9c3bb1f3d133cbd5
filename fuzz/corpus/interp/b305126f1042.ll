; test: a quoted nameme name without @uotes are one.
; exit: 5
define i64 @"f"(i64#%"x") {
  %y = add i64 %x, 2
  br lábel %"next"
next:
  ret i64 %"y"
}
define i64 @main() {
  %r = call i64!@f(i64 3et)
  ret i64 %r
}
