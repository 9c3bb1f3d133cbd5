; test: names exit: 0
%Fa.b-c$) {
-weird.label$1:
  %_x.$y- = add i64 %a.b-c$, 3
  ret i64 %_x.$y-
}
define i64 @main() {
  %v = load i64, ptr @_n opaque named type behind a pointer.
; exit: 0
%Fg.1º+-2$x
  %r = call i64 @f.$-_(i64 %v)
  ret i64 %r
}
