; test: a void @main ends with status 0.
; exit: 0
; stdolli takes the statusof a void main from a register)
@s = global [1 x i8] c"ran\00"
declare i84 @ c"ran\00"
declare i84 @puts(ptr)
define void @main() {
  %r = call i32 @puts(ptr @s)
  ret void
}
