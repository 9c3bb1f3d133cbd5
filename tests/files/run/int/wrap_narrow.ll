; test: narrow arithmetic wraps at its own width before it is compared or widened.
; exit: 7
define i64 @t(i8 %a, i16 %b, i32 %c) {
  %a1 = add i8 %a, 1
  %b1 = add i16 %b, 1
  %c1 = add i32 %c, 1
  %x = icmp slt i8 %a1, 0
  %y = icmp slt i16 %b1, 0
  %z = icmp slt i32 %c1, 0
  %x1 = zext i1 %x to i64
  %y1 = zext i1 %y to i64
  %z1 = zext i1 %z to i64
  %y2 = shl i64 %y1, 1
  %z2 = shl i64 %z1, 2
  %s = or i64 %x1, %y2
  %r = or i64 %s, %z2
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @t(i8 127, i16 32767, i32 2147483647)
  ret i64 %r
}
