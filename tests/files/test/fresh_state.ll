; test: each assertion starts from fresh globals.
; ASSERT EQ: i64 1 = call i64 @next()
; ASSERT EQ: i64 1 = call i64 @next()
; ASSERT EQ: i64 3 = call i64 @thrice()
@n = global i64 0
define i64 @next() {
  %a = load i64, ptr @n
  %b = add i64 %a, 1
  store i64 %b, ptr @n
  ret i64 %b
}
define i64 @thrice() {
  %1 = call i64 @next()
  %2 = call i64 @next()
  %3 = call i64 @next()
  ret i64 %3
}
