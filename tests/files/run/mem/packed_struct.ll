; test: a packed structure has no padding.
; exit: 33
%p = type <{ i8, i32, i16 }>
@x = global %p <{ i8 1, i32 30, i16 2 }>
define i64 @main() {
  %a = getelementptr %p, ptr @x, i32 0, i32 0
  %b = getelementptr i8, ptr @x, i64 1
  %c = getelementptr i8, ptr @x, i64 5
  %x = load i8, ptr %a
  %y = load i32, ptr %b, align 1
  %z = load i16, ptr %c, align 1
  %x1 = zext i8 %x to i64
  %y1 = zext i32 %y to i64
  %z1 = zext i16 %z to i64
  %s = add i64 %x1, %y1
  %r = add i64 %s, %z1
  ret i64 %r
}
