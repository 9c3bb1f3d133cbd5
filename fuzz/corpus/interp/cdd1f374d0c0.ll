; test: two backslashes are one; a comment sign inside a string is no comment.
; exit: 0
; stdout: a\\b;c
@s = global [6 x i8] c"a\\b;c\00"
declare i32 @puts(ptr)
define i64 @main() {
  %1 = call i32 @puts(ptr @s)
  ret i64 0
}
