; test: exit() ends the program at once, with its status, after output is flushed.
; exit: 42
; stdout: before\c
@s = private constant [7 x i8] c"before\00"
declare i32 @printf(ptr, ...)
declare void @exit(i32)
define i32 @main() {
  %r = call i32 (ptr, ...) @printf(ptr @s)
  call void @exit(i32 42)
  ret i32 1
}
