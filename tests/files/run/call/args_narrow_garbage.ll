; test: narrow arguments are compared at their own width although the caller computed them with carries above it.
; exit: 7
define i64 @t(i8 %a, i16 %b, i32 %c) {
  %x = icmp eq i8 %a, 4
  %y = icmp ult i16 %b, 10
  %z = icmp sgt i32 %c, -1
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
  %a = add i8 200, 60
  %b = add i16 65530, 9
  %c = add i32 -5, 9
  %r = call i64 @t(i8 %a, i16 %b, i32 %c)
  ret i64 %r
}
