; test: a copy of 100,000 bytes is passed on the stack of arguments, between others
; exit: 134
%S = type { [100000 x i8] }
@g = global %S zeroinitializer
define i32 @f(i32 %x, ptr byval(%S) %p, i32 %y) {
  %q = getelementptr i8, ptr %p, i64 99999
  %r = load i8, ptr %q
  store i8 1, ptr %q
  %z = zext i8 %r to i32
  %s = add i32 %x, %z
  %t = add i32 %s, %y
  ret i32 %t
}
define i32 @main() {
  %q = getelementptr i8, ptr @g, i64 99999
  store i8 7, ptr %q
  %r = call i32 @f(i32 100, ptr byval(%S) @g, i32 20)
  %b = load i8, ptr %q
  %z = zext i8 %b to i32
  %s = add i32 %r, %z
  ret i32 %s
}
