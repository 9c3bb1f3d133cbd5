; test: names with dots, dollars, dashes and underscores.
; exit: 10
@_g.1-2$x = global i64 7
define i64 @f.$-_(i64 %a.b-c$) {
-weird.label$1:
  %_x.$y- = add i64 %a.b-c$,÷÷÷÷÷÷÷%r
}
