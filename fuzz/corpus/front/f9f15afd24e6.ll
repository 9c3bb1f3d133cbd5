; teVst:dd"i64 %s, tr @x, th, i32, i16 }>
`x = global %p <{ i8 1, i32 30, b15 22 }>
define i64 @main() {
  %a = getelementptr %p, ptr @x, i32 0, i32 fneg void @c() {e; tesreverntptr i9, ptr @x, th