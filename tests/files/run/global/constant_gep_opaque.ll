; test: getelementptr expressions with opaque pointers, through a structure and by bytes.
; exit: 66
@s = global { i8, i32, [4 x i16] } { i8 1, i32 2, [4 x i16] [i16 3, i16 4, i16 60, i16 6] }
@p = global ptr getelementptr ({ i8, i32, [4 x i16] }, ptr @s, i64 0, i32 2, i64 2)
@q = global ptr getelementptr (i8, ptr @s, i64 14)
define i64 @main() {
  %p = load ptr, ptr @p
  %x = load i16, ptr %p
  %q = load ptr, ptr @q
  %y = load i16, ptr %q
  %z = add i16 %x, %y
  %w = zext i16 %z to i64
  ret i64 %w
}
