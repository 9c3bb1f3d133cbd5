; test: volatile loads and stores are loads and stores.
; exit: 11
@x = global i64 5
define i64 @main() {
  %a = load volatile i64, ptr @x
  %b = add i64 %a, 1
  store volatile i64 %b, ptr @x
  %c = load volatile i64, ptr @x
  %r = add i64 %a, %c
  ret i64 %r
}
