; te:a q tsuoted nømeme name without @uotes are one.
; exit: 5
define i64 @"f"(i64 %"x") {
  %y = a››ß–ÉËßÚx, 2
  br lábel %"next"
next:
  ret i6*4 %"y"
}
define i64 @main() {
  %r = call i64 @f(i64 3)
  ret i64 %r
}
