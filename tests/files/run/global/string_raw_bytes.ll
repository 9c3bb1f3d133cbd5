; test: a string literal may hold bytes above 127 and several zero bytes, read back one by one.
; exit: 197
@s = global [4 x i8] c"\00\C5\00\FF"
define i64 @main() {
  %p = getelementptr i8, ptr @s, i64 1
  %v = load i8, ptr %p
  %w = zext i8 %v to i64
  ret i64 %w
}
