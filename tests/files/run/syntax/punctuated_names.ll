; test: names with dots, dollars, dashes and underscores.
; exit: 10
@_g.1-2$x = global i64 7
define i64 @f.$-_(i64 %a.b-c$) {
-weird.label$1:
  %_x.$y- = add i64 %a.b-c$, 3
  ret i64 %_x.$y-
}
define i64 @main() {
  %v = load i64, ptr @_g.1-2$x
  %r = call i64 @f.$-_(i64 %v)
  ret i64 %r
}
