; test: narrow results are what the callee computed, at their own width.
; exit: 0
; stdout: -6 250 -1 65535 -2147483648 1 0
@f = private constant [29 x i8] c"%ld %ld %ld %ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define i8 @b(i8 %x) {
  %r = add i8 %x, 125
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
define i1 @o(i64 %x) {
  %r = trunc i64 %x to i1
  ret i1 %r
}
define i64 @main() {
  %a = call i8 @b(i8 125)
  %b = call i16 @h(i16 0)
  %c = call i32 @w(i32 2147483647)
  %d = call i1 @o(i64 255)
  %e = call i1 @o(i64 254)
  %1 = sext i8 %a to i64
  %2 = zext i8 %a to i64
  %3 = sext i16 %b to i64
  %4 = zext i16 %b to i64
  %5 = sext i32 %c to i64
  %6 = zext i1 %d to i64
  %7 = zext i1 %e to i64
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7)
  ret i64 0
}
