; test: ll_puts prints a string and a newline.
; exit: 0
; stdout: hello, world!
@s = global [14 x i8] c"hello, world!\00"
declare void @ll_puts(i8*)
define i64 @main() {
  %p = getelementptr [14 x i8], [14 x i8]* @s, i32 0, i32 0
  call void @ll_puts(i8* %p)
  ret i64 0
}
