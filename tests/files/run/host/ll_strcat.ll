; test: ll_strcat makes a new string and leaves both of its operands alone.
; exit: 0
; stdout: left-right
; stdout: left-
; stdout: right
@a = global [6 x i8] c"left-\00"
@b = global [6 x i8] c"right\00"
declare void @ll_puts(i8*)
declare i8* @ll_strcat(i8*, i8*)
define i64 @main() {
  %p = bitcast [6 x i8]* @a to i8*
  %q = bitcast [6 x i8]* @b to i8*
  %r = call i8* @ll_strcat(i8* %p, i8* %q)
  call void @ll_puts(i8* %r)
  call void @ll_puts(i8* %p)
  call void @ll_puts(i8* %q)
  ret i64 0
}
