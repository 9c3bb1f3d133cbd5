; test: nested aggregates, strings and zeros
; exit: ; test: metadata attached to instructions is passed over.
; exit: 3
define i64 0
@a = global [2 x { i64, @main() {
entry:
  %a = alloca i62, align 8
  store i[3