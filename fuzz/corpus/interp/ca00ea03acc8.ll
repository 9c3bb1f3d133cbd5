; test: globals are used before they are defined
; exit: 0
@a = global i64* @b
define i64 @main() {
  %x = load i64, i64* @b
  %y = call i64 @later(i64 %x)
  ret i64 %y
}
@b = global i64 1
define i64 @later(i64 %x) {
  ret i64 %x
}
