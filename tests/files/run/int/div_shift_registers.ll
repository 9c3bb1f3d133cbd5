; test: divisions and shifts whose operands already sit where the machine wants other things.
; exit: 0
; stdout: 1234 5 12 3 2468 154
@f = private constant [25 x i8] c"%ld %ld %ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @four(i64 %a, i64 %b, i64 %c, i64 %d) {
  %q = sdiv i64 %d, %c
  %m = srem i64 %d, %c
  %s = shl i64 %q, %b
  %t = lshr i64 %s, %b
  %u = add i64 %t, %m
  %v = udiv i64 %u, %a
  %w = mul i64 %v, %a
  %x = urem i64 %u, %a
  %y = add i64 %w, %x
  ret i64 %y
}
define i64 @main() {
  %1 = call i64 @four(i64 7, i64 3, i64 1, i64 1234)
  %2 = sdiv i64 37, 7
  %3 = udiv i64 37, 3
  %4 = srem i64 %1, 1231
  %5 = shl i64 %1, 1
  %6 = lshr i64 %1, 3
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  ret i64 0
}
