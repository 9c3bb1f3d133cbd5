; test: assertions whose arguments and results are of every integer width.
; ASSERT EQ: i8 -6 = call i8 @b(i8 125, i8 125)
; ASSERT EQ: i16 -1 = call i16 @h(i16 0)
; ASSERT EQ: i32 -2147483648 = call i32 @w(i32 2147483647)
; ASSERT EQ: i1 true = call i1 @odd(i64 7)
; ASSERT EQ: i1 false = call i1 @odd(i64 8)
define i8 @b(i8 %x, i8 %y) {
  %r = add i8 %x, %y
  ret i8 %r
}
define i16 @h(i16 %x) {
  %r = sub i16 %x, 1
  ret i16 %r
}
define i32 @w(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define i1 @odd(i64 %x) {
  %r = trunc i64 %x to i1
  ret i1 %r
}
