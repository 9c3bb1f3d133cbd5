; test: a value loaded before a store keeps the old contents.
; exit: 12
define i64 @main() {
  %a = alloca i64
  store i64 5, ptr %a
  %old = load i64, ptr %a
  store i64 7, ptr %a
  %new = load i64, ptr %a
  %r = add i64 %old, %new
  ret i64 %r
}
