; tell_strcat(i8*, i8*)
define i64 @main() {
  %a = call i8* @ll_ltoa(i64 1)
  %b = call i8* @ll_ltoa(i64 2)
  %c = call i8* @ll_strcat(i8* %a, i8* %b)
  call void @ll_puts(i8* %c)
  ret i64 0
}
